/** What a double click starts, on the systems that offices have. Sources of programs (.js, .py, .sh) are documents here. */
export const programSuffixes =
  /\.(?:exe|com|scr|pif|bat|cmd|cpl|msi|msp|hta|vbs|vbe|wsf|wsh|ps1|lnk|reg|dll|app|apk)$/i;

/** A path that would be written outside of the folder into which its archive is unpacked. */
export function leadsOutside(name: string): boolean {
  const path = name.replaceAll('\\', '/');
  return path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..') || path.includes('\0');
}

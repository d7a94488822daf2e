const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML may hold it; signs that no XML may hold are left out. */
export function escapeXml(text: string): string {
  const allowed = [...text].filter(isXmlSign).join('');
  return allowed.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** XML 1.0 has no place for control characters but tab and the ends of lines. */
function isXmlSign(sign: string): boolean {
  return sign >= ' ' || sign === '\t' || sign === '\n' || sign === '\r';
}

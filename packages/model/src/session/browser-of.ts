const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/([\d.]+)/, 'WeChat'],
  [/Edg\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)(?!\d)[^V]*Safari/, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome 140 · Windows`: what people recognise of a user agent; the agent itself where nothing is. */
export function browserOf(userAgent: string): string {
  const { browser, version, system } = partsOf(userAgent);
  if (!browser) return system ?? (userAgent || '—');
  return [`${browser} ${version}`, system].filter(Boolean).join(' · ');
}

/** The same for as long as a person would call it the same device: a browser grows a version each month. */
export function deviceOf(userAgent: string): string {
  const { browser, system } = partsOf(userAgent);
  return [browser, system].filter(Boolean).join(' · ') || userAgent.replace(/[\d.]+/g, '').trim() || '—';
}

function partsOf(userAgent: string) {
  const [pattern, browser] = browsers.find(([one]) => one.test(userAgent)) ?? [];
  const system = systems.find(([one]) => one.test(userAgent))?.[1];
  return { browser, system, version: pattern?.exec(userAgent)?.[1] ?? '' };
}

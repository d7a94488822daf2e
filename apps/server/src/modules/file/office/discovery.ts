/** What an office server says it can do: extension and action → address. */
export type Discovery = ReadonlyMap<string, string>;

const patienceMs = 5_000;
const keptMs = 3_600_000;
const mostLetters = 4_000_000;
const attributes = { ext: /\sext="([^"]*)"/, name: /\sname="([^"]*)"/, urlsrc: /\surlsrc="([^"]*)"/ } as const;

/** Asks the office server of the settings, once an hour. */
export function createDiscovery(officeUrl: string | undefined): () => Promise<Discovery | undefined> {
  let known: Discovery | undefined;
  return async () => {
    if (!officeUrl) return undefined;
    if (known) return known;
    try {
      const answer = await fetch(`${officeUrl}/hosting/discovery`, { signal: AbortSignal.timeout(patienceMs) });
      if (!answer.ok) return undefined;
      known = readDiscovery((await answer.text()).slice(0, mostLetters));
      setTimeout(() => (known = undefined), keptMs).unref();
      return known;
    } catch {
      return undefined;
    }
  };
}

/** `<action name="edit" ext="docx" urlsrc="https://…?<ui=UI_LLCC&>"/>`; what stands in angle brackets is optional. */
export function readDiscovery(xml: string): Discovery {
  const actions = new Map<string, string>();
  for (const [tag] of xml.matchAll(/<action\s(?:"[^"]*"|[^"<>])*>/g)) {
    const attribute = (name: keyof typeof attributes) => attributes[name].exec(tag)?.[1] ?? '';
    const address = plainText(attribute('urlsrc')).replace(/<[^<>]*>/g, '');
    if (/^https?:\/\//.test(address)) actions.set(`${attribute('ext')}/${attribute('name')}`, address);
  }
  return actions;
}

/** The extensions that can be changed there. */
export function editableKinds(discovery: Discovery | undefined): string[] {
  return [...(discovery?.keys() ?? [])].flatMap((key) =>
    key.endsWith('/edit') ? [key.slice(0, -'/edit'.length)] : [],
  );
}

function plainText(escaped: string): string {
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

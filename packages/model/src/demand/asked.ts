import type { Text } from '../kit/text.ts';

/** Whom somebody asked in person about a demand, as it was written down; anything but the name may be missing. */
export interface AskedInPerson {
  readonly supplierName: string;
  readonly linkman: string;
  readonly phone: string;
  readonly askedDate: string;
  readonly scheme: string;
}

/** What has to be written down of somebody who was asked in person, or he does not count. */
const needed = {
  linkman: { zh: '联系人', en: 'contact' },
  phone: { zh: '电话', en: 'phone' },
  askedDate: { zh: '询问日期', en: 'day' },
  scheme: { zh: '了解到的情况', en: 'what they said' },
} as const satisfies Partial<Record<keyof AskedInPerson, Text>>;

/** Those who were asked in person, by what the demand keeps of them. */
export function askedInPerson(researchObjects: unknown): AskedInPerson[] {
  if (!Array.isArray(researchObjects)) return [];
  return researchObjects.map((one) => {
    const said = new Map(Object.entries(Object(one)));
    const text = (name: keyof AskedInPerson) => String(said.get(name) ?? '').trim();
    return {
      supplierName: text('supplierName'),
      linkman: text('linkman'),
      phone: text('phone'),
      askedDate: text('askedDate'),
      scheme: text('scheme'),
    };
  });
}

/** What is missing of one who was asked in person; nothing where he counts. */
export function missingOf(one: AskedInPerson): Text[] {
  const names = ['linkman', 'phone', 'askedDate'] as const;
  const empty = names.filter((name) => one[name] === '').map((name) => needed[name]);
  return saysSomething(one.scheme) ? empty : [...empty, needed.scheme];
}

/** A text of fewer different characters says nothing: 无, 可供, …. */
const leastDifferent = 4;
function saysSomething(text: string): boolean {
  return new Set(text.replaceAll(/\s/g, '')).size >= leastDifferent;
}

interface Answer {
  readonly supplierName: string | null;
  readonly scheme: string;
  readonly files: readonly unknown[] | null;
}

/** An answer that says something, in its text or in a file. */
export function hasContent({ scheme, files }: Answer): boolean {
  return saysSomething(scheme) || (files ?? []).length > 0;
}

/** What makes two spellings of one name: widths, spaces, what is not seen, case, punctuation, and where it is in brackets. */
function nameKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  const bare = plain.replaceAll(/[\p{C}\p{Z}\p{P}\p{S}\u3164\uffa0\u115f\u1160\p{M}]/gu, '');
  return bare === '' ? plain : bare;
}

const phoneKey = (phone: string) =>
  phone
    .normalize('NFKC')
    .replaceAll(/\D/g, '')
    .replace(/^86(?=1\d{10}$)/, '');

/**
 * The suppliers who count as asked about a demand, each once: whose answer says something, and who was asked in person with
 * contact, day and what he said. However a name is spelt it is one name, and who answered one telephone on one day is one.
 */
export function countedAsked(answers: readonly Answer[], researchObjects: unknown): string[] {
  const counted = new Map<string, string>();
  const called = new Set<string>();
  const count = (name: string): boolean => {
    const key = nameKey(name);
    if (key === '' || counted.has(key)) return false;
    counted.set(key, name);
    return true;
  };
  for (const { supplierName } of answers.filter(hasContent)) count(supplierName ?? '');
  for (const one of askedInPerson(researchObjects)) {
    if (missingOf(one).length > 0) continue;
    const phone = phoneKey(one.phone);
    const call = `${phone || nameKey(one.phone)} ${one.askedDate}`;
    if (called.has(call)) continue;
    if (count(one.supplierName)) called.add(call);
  }
  return [...counted.values()];
}

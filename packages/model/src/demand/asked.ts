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

/**
 * The suppliers who count as asked about a demand, each once: whose answer says something, and who was asked in person with
 * contact, day and what he said.
 */
export function countedAsked(answers: readonly Answer[], researchObjects: unknown): string[] {
  const answered = answers.filter(hasContent).map(({ supplierName }) => supplierName ?? '');
  const asked = askedInPerson(researchObjects).filter((one) => missingOf(one).length === 0);
  return [...new Set([...answered, ...asked.map(({ supplierName }) => supplierName)])].filter((name) => name !== '');
}

import { wordsOfHtml } from '../../../platform/crud/index.ts';

const longest = 160;

/** The first words of a notice without their form: for a feed, and for whoever finds it by a search. */
export function briefOf(content: string): string {
  const spaced = content.slice(0, 20_000).replace(/<(?=\/?(?:p|div|br|li|tr|td|th|h\d)\b)/gi, ' <');
  const text = wordsOfHtml(spaced);
  const plain = text.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof characters) => characters[name]);
  const words = plain.replace(/\s+/g, ' ').trim();
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
}

const characters = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;

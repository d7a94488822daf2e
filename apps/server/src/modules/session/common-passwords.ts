import { createHash } from 'node:crypto';
import { commonPasswordWords, digitsAndWalks, usualEndings } from './common-password-words.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const spellings = (word: string) => [...new Set([word, capitalised(word), word.toUpperCase()])];
const withEndings = (word: string) =>
  spellings(word).flatMap((spelling) => usualEndings.map((ending) => spelling + ending));

const commonHashes: ReadonlySet<string> = new Set(
  [...commonPasswordWords.flatMap(withEndings), ...digitsAndWalks.flatMap(spellings)].map(md5),
);

/** Judged by the md5, for of old clients nothing else comes: known lists, and the account's own name. */
export function isCommonPassword(passwordMd5: string, account: string): boolean {
  return (
    commonHashes.has(passwordMd5) || withEndings(account.toLowerCase()).some((guess) => md5(guess) === passwordMd5)
  );
}

import { fromBase64, textOf } from './bytes.ts';

const begin = '-----BEGIN AGE ENCRYPTED FILE-----';
const end = '-----END AGE ENCRYPTED FILE-----';
/** The head of an age file that a passphrase alone opens: its salt, and the power of two that its rounds are. */
const scryptHead = /^age-encryption\.org\/v1\n-> scrypt [A-Za-z0-9+/]{22} (\d{1,2})\n[A-Za-z0-9+/]{43}\n--- /;

/** The rounds, as a power of two, of a secret under a passphrase; undefined where the text is none, an open secret above all. */
export function roundsOfLocked(text: string): number | undefined {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  if (lines[0] !== begin || lines.at(-1) !== end) return undefined;
  try {
    const bytes = fromBase64(lines.slice(1, -1).join(''));
    const [, rounds] = scryptHead.exec(textOf(bytes.slice(0, mostHeadBytes).map(toAscii))) ?? [];
    return rounds === undefined ? undefined : Number(rounds);
  } catch {
    return undefined;
  }
}

/** The head is ASCII; what follows it is not, and does not matter. */
const toAscii = (byte: number) => (byte < 128 ? byte : 63);
const mostHeadBytes = 200;

/** 64 MB and a quarter of a second for each try at a passphrase; our own page takes four times as much. */
export const leastRounds = 16;
/** Above it a browser of today does not open it any more. */
export const mostRounds = 20;

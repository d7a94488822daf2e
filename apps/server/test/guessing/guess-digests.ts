import { createHmac, hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { checkSum, digestsIn, type StolenRow } from './stolen-values.ts';

/** A text that would stand in a digest if the guess were right. */
export type Shape<Guess> = (guess: Guess) => string;

/** Where and how a guess was found to be right. */
export interface Confirmation<Guess> {
  readonly place: string;
  readonly how: string;
  readonly digest: string;
  /** The guesses that fit; a digest that tells the secret is fitted by one. */
  readonly guesses: readonly Guess[];
}

interface Thief<Guess> {
  readonly rows: readonly StolenRow[];
  readonly shapes: readonly Shape<Guess>[];
  readonly right: Guess;
  readonly wrong: readonly Guess[];
}

/** One way of making a digest of a text. */
interface Recipe {
  readonly how: string;
  digest(text: string): string;
}

/**
 * Tries to confirm a guess against everything in the dump that may be a digest. A thief tries every recipe with every
 * guess; as a recipe that does not fit the right guess tells nothing, the wrong ones are tried with those that do.
 */
export function confirmedGuesses<Guess>({ rows, ...thief }: Thief<Guess>): Confirmation<Guess>[] {
  return rows.flatMap((row) => confirmedBy(row, thief));
}

function confirmedBy<Guess>(
  { place, values }: StolenRow,
  { shapes, right, wrong }: Omit<Thief<Guess>, 'rows'>,
): Confirmation<Guess>[] {
  const digests = new Set(values.flatMap(digestsIn));
  const texts = shapes.map((shape) => ({ shape, text: shape(right) }));
  return recipesFor(values, digests).flatMap(({ how, digest }) =>
    texts
      .map(({ shape, text }) => ({ shape, digest: digest(text) }))
      .filter((made) => digests.has(made.digest))
      .map((made) => ({
        place,
        how,
        digest: made.digest,
        guesses: [right, ...wrong].filter((guess) => digest(made.shape(guess)) === made.digest),
      })),
  );
}

interface Algorithm {
  readonly name: string;
  /** Hex digits of what it makes, or of what is left of it where it is cut. */
  readonly digits: number;
  /** Tried with two neighbours before the text, and as an HMAC; the others with one. */
  readonly isUsual: boolean;
}

const usual = ['md5', 'sha1', 'sha224', 'sha256', 'sm3', 'sha384', 'sha512'];
const unusual = ['ripemd160', 'sha512-256', 'sha3-256', 'blake2s256', 'sha3-512', 'blake2b512'];
const algorithms: readonly Algorithm[] = [
  ...usual.map((name) => ({ name, digits: hash(name, '').length, isUsual: true })),
  ...unusual.map((name) => ({ name, digits: hash(name, '').length, isUsual: false })),
  ...['sha256', 'sha512'].flatMap((name) => [32, 40].map((digits) => ({ name, digits, isUsual: false }))),
];

/** Of one text, everything that could be made of it alone. */
export function plainDigests(text: string): string[] {
  return algorithms.map(({ name, digits }) => hash(name, text).slice(0, digits));
}

/** Every digest that would fit into this row, over the text alone and with the row's other values around it. */
function recipesFor(values: readonly string[], digests: ReadonlySet<string>): Recipe[] {
  const sizes = new Set([...digests].map(({ length }) => length));
  const neighbours = [...new Set(values)].filter(({ length }) => length > 0 && length <= 130).slice(0, 24);
  const one = framesOfOne(neighbours);
  const two = framesOfTwo(neighbours);
  const recipes = algorithms
    .filter(({ digits }) => sizes.has(digits))
    .flatMap((algorithm) => [
      ...[...one, ...(algorithm.isUsual ? two : [])].map((frame) => hashing(algorithm, frame)),
      ...(algorithm.isUsual ? neighbours.map((key) => keyedHashing(algorithm, key)) : []),
    ]);
  // Four bytes fit by chance too often to be tried with neighbours.
  return sizes.has(8) ? [...recipes, { how: 'crc32(text)', digest: (text) => checkSum(crc32(text)) }] : recipes;
}

interface Frame {
  readonly how: string;
  around(text: string): string;
}

function hashing({ name, digits }: Algorithm, { how, around }: Frame): Recipe {
  return { how: `${name}(${how})`, digest: (text) => hash(name, around(text)).slice(0, digits) };
}

function keyedHashing({ name }: Algorithm, key: string): Recipe {
  return { how: `hmac-${name}(${key}; text)`, digest: (text) => createHmac(name, key).update(text).digest('hex') };
}

function framesOfOne(neighbours: readonly string[]): Frame[] {
  const around = neighbours.flatMap((one) =>
    ['', '|', ':', '.', '\n'].flatMap((mark): Frame[] => [
      { how: `${one}${mark}text`, around: (text) => `${one}${mark}${text}` },
      { how: `text${mark}${one}`, around: (text) => `${text}${mark}${one}` },
    ]),
  );
  return [{ how: 'text', around: (text) => text }, ...around];
}

function framesOfTwo(neighbours: readonly string[]): Frame[] {
  return neighbours.flatMap((one) =>
    neighbours
      .filter((other) => other !== one)
      .map((other): Frame => ({ how: `${one}|${other}|text`, around: (text) => `${one}|${other}|${text}` })),
  );
}

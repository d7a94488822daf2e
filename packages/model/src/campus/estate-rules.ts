import Big from 'big.js';

type Amount = string | number | null | undefined;

const given = (amounts: readonly Amount[]) => amounts.filter((one) => one !== null && one !== undefined && one !== '');

function addsUp(parts: readonly Amount[], whole: Amount): boolean {
  const known = given(parts);
  if (known.length === 0) return true;
  const sum = known.reduce<Big>((total, part) => total.plus(new Big(part ?? 0)), new Big(0));
  return sum.eq(new Big(whole ?? 0));
}

export interface LandAreas {
  readonly area: Amount;
  readonly soleArea?: Amount;
  readonly sharedArea?: Amount;
  readonly selfArea?: Amount;
  readonly rentedArea?: Amount;
  readonly lentArea?: Amount;
  readonly investArea?: Amount;
  readonly idleArea?: Amount;
}

/** What the land is used for adds up to its area, where anything is said of it (I-13). */
export function usesAddUp({ area, selfArea, rentedArea, lentArea, investArea, idleArea }: LandAreas): boolean {
  return addsUp([selfArea, rentedArea, lentArea, investArea, idleArea], area);
}

/** What is used alone and what is shared add up to the area, where anything is said of it (I-13). */
export function sharesAddUp({ area, soleArea, sharedArea }: LandAreas): boolean {
  return addsUp([soleArea, sharedArea], area);
}

/** Is the usable area more than the gross area, where both are told? */
export function isUsableTooLarge({
  usableArea,
  buildArea,
}: Readonly<Record<'usableArea' | 'buildArea', Amount>>): boolean {
  const isTold = given([usableArea, buildArea]).length === 2;
  return isTold && new Big(usableArea ?? 0).gt(new Big(buildArea ?? 0));
}

export interface Resistance {
  readonly nuclear: number | undefined;
  readonly conventional: number | undefined;
}

const codeOfNuclear = { 4: 'N4', 41: 'N4B', 5: 'N5', 6: 'N6', 61: 'N6B' } as const;
const codeOfConventional = { 5: 'C5', 6: 'C6' } as const;

/** `["N6B","C6"]` as one level of each kind; undefined where a code is unknown or a kind stands there twice. */
export function resistanceOf(codes: readonly string[]): Resistance | undefined {
  const nuclear = levels(codeOfNuclear, codes);
  const conventional = levels(codeOfConventional, codes);
  const isWhole = nuclear.length + conventional.length === codes.length;
  if (!isWhole || nuclear.length > 1 || conventional.length > 1) return undefined;
  return { nuclear: nuclear[0], conventional: conventional[0] };
}

function levels(names: Readonly<Record<number, string>>, codes: readonly string[]): number[] {
  return codes.flatMap((code) => Object.keys(names).filter((level) => names[Number(level)] === code)).map(Number);
}

/** The codes of the wire, the nuclear one first. */
export function resistanceCodes({ nuclear, conventional }: Resistance): string[] {
  const names: Readonly<Record<string, string>> = {
    ...prefixed('n', codeOfNuclear),
    ...prefixed('c', codeOfConventional),
  };
  return [names[`n${nuclear}`], names[`c${conventional}`]].filter((code) => code !== undefined);
}

function prefixed(prefix: string, names: Readonly<Record<number, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([level, code]) => [`${prefix}${level}`, code]));
}

const categoryA = 1;

/** What a category demands: A has one nuclear and one conventional level, B no nuclear one (I-14, GB 50038-2005). */
export function resistanceFault(
  category: number,
  { nuclear, conventional }: Resistance,
): 'needsBoth' | 'noNuclear' | 'needsConventional' | undefined {
  if (category === categoryA) return nuclear === undefined || conventional === undefined ? 'needsBoth' : undefined;
  if (nuclear !== undefined) return 'noNuclear';
  return conventional === undefined ? 'needsConventional' : undefined;
}

/** A number plate of the mainland: province, letter, four to five signs without I and O, last sign (docs/estate.md B.3). */
const plate =
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$/;

/** As plates are compared: without blanks and dots, in capitals. */
export function plainPlate(typed: string): string {
  return typed.replace(/[\s·•.]/g, '').toUpperCase();
}

export function isPlate(typed: string): boolean {
  return plate.test(plainPlate(typed));
}

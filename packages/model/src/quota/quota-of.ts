import Big from 'big.js';
import type { StateName } from '../kit/named.ts';
import type { Text } from '../kit/text.ts';
import type { TraceNode } from '../kit/trace.ts';
import { postLevels, researchBranch, researchKind, studentTypes, titleLevels, unitKind } from './choices.ts';

/** How many there are of each level; a level that is missing has none. */
export type Counts = Readonly<Partial<Record<number, number>>>;

/** What is known of a unit in a year. */
export interface QuotaFacts {
  readonly unitKind: number;
  /** Of its discipline (k). */
  readonly coefficient: string;
  readonly branch: number;
  readonly staff: Counts;
  readonly posts: Counts;
  readonly students: Counts;
  /** Student hours a year in labs: basic, basic of the profession, professional. */
  readonly hours: readonly [string, string, string];
  /** 万元. */
  readonly funds: string;
  /** By the kinds 2–5 of research. */
  readonly platforms: Counts;
  readonly approvedEquipment: string;
  readonly approvedPlatforms: string;
  readonly specialArea: string;
}

export interface StudentStandard {
  readonly area: string;
  readonly isCoefApplied: boolean;
}

export interface ResearchStandard {
  readonly perUnit: string;
  readonly area: string;
  readonly artsArea: string;
  /** Of BG + GY + SS + XS; the funds' alone. */
  readonly capRatio: string;
}

/** The standards that hold in the year. */
export interface QuotaStandards {
  readonly staff: Readonly<Partial<Record<number, string>>>;
  readonly posts: Readonly<Partial<Record<number, string>>>;
  readonly students: Readonly<Partial<Record<number, StudentStandard>>>;
  readonly research: Readonly<Partial<Record<number, ResearchStandard>>>;
  readonly commonPerHead: string;
  readonly commonCap: string;
  /** Hours that one place serves a year, as `hours` of the facts. */
  readonly hoursPerPlace: readonly [string, string, string];
  readonly areaPerPlace: string;
  /** TJ, 0–0.10. */
  readonly adjustRatio: string;
}

/** What a quota is made of, and the names of the API for the parts (docs/estate.md C.1). */
export const quotaPartFields = {
  offices: 'bg',
  commonRooms: 'gy',
  teachingLabs: 'ss',
  studentDesks: 'xs',
  research: 'ky',
  equipment: 'cb',
  platforms: 'zb',
  adjustment: 'tj',
} as const;
export type QuotaPart = keyof typeof quotaPartFields;

export interface Quota {
  readonly parts: Readonly<Record<QuotaPart, string>>;
  readonly total: string;
  readonly headcount: number;
  readonly trace: TraceNode;
  /** How each part was made. */
  readonly traces: Readonly<Record<QuotaPart, TraceNode>>;
}

const partNames: Readonly<Record<QuotaPart, Text>> = {
  offices: { zh: '办公', en: 'Office' },
  commonRooms: { zh: '公共', en: 'Common' },
  teachingLabs: { zh: '教学实验', en: 'Teaching lab' },
  studentDesks: { zh: '学生工位', en: 'Student desks' },
  research: { zh: '科研补贴', en: 'Research' },
  equipment: { zh: '大型设备', en: 'Large equipment' },
  platforms: { zh: '重点平台', en: 'Key platform' },
  adjustment: { zh: '调节', en: 'Adjustment' },
};

/**
 * The room that a unit may have (docs/estate.md C.1): DE = BG + GY + SS + XS + KY + CB + ZB + TJ for colleges, BG + KY + CB + ZB
 * for research institutes, posts and special area for all others. Every part is rounded to two decimals.
 */
export function quotaOf(facts: QuotaFacts, standards: QuotaStandards): Quota {
  const nodes = nodesOf(facts, standards);
  const total = sum(Object.values(nodes)).toFixed(2);
  const traces = eachPart((name): TraceNode => ({ label: partNames[name], unit: 'area', ...nodes[name] }));
  return {
    parts: eachPart((name) => nodes[name].value),
    total,
    headcount: headcountOf(facts),
    trace: { label: { zh: '定额面积', en: 'Quota' }, value: total, unit: 'area', children: traced(traces) },
    traces,
  };
}

/** What is something: parts of nothing are left out. */
export function traced(traces: Readonly<Partial<Record<QuotaPart, TraceNode>>>): TraceNode[] {
  return Object.values(traces).filter(({ value = '0' }) => !new Big(value).eq(0));
}

interface Part {
  readonly value: string;
  readonly expression?: string;
  readonly children?: readonly TraceNode[];
}

function nodesOf(facts: QuotaFacts, standards: QuotaStandards): Readonly<Record<QuotaPart, Part>> {
  const isCollege = unitKind.is(facts.unitKind, 'college');
  const isResearching = isCollege || unitKind.is(facts.unitKind, 'institute');
  const none = part([]);
  const offices = officeNode(facts, standards);
  const commonRooms = isCollege ? commonNode(facts, standards) : none;
  const teachingLabs = isCollege ? labNode(facts, standards) : none;
  const studentDesks = isCollege ? studentNode(facts, standards) : none;
  const base = sum([offices, commonRooms, teachingLabs, studentDesks]);
  const research = isResearching ? researchNode(facts, standards, base) : none;
  const equipment = isResearching ? equipmentNode(facts, standards) : none;
  const platforms = isResearching ? platformNode(facts, standards) : none;
  const adjustment = isCollege
    ? adjustNode(sum([{ value: base.toFixed(2) }, research, equipment, platforms]), standards)
    : none;
  return { offices, commonRooms, teachingLabs, studentDesks, research, equipment, platforms, adjustment };
}

function eachPart<V>(valueOf: (name: QuotaPart) => V): Readonly<Record<QuotaPart, V>> {
  return {
    offices: valueOf('offices'),
    commonRooms: valueOf('commonRooms'),
    teachingLabs: valueOf('teachingLabs'),
    studentDesks: valueOf('studentDesks'),
    research: valueOf('research'),
    equipment: valueOf('equipment'),
    platforms: valueOf('platforms'),
    adjustment: valueOf('adjustment'),
  };
}

function part(children: readonly TraceNode[], expression?: string): Part {
  const value = children.reduce((all, { value: one = '0' }) => all.plus(one), new Big(0));
  return { value: area(value), ...(expression && { expression }), ...(children.length > 0 && { children }) };
}

function officeNode(facts: QuotaFacts, { staff, posts }: QuotaStandards): Part {
  const special: TraceNode[] = new Big(facts.specialArea).eq(0)
    ? []
    : [leaf({ zh: '专项服务用房', en: 'Special area' }, area(facts.specialArea))];
  const isOffice = !unitKind.is(facts.unitKind, 'college', 'institute');
  return part([
    ...(isOffice ? [] : counted(facts.staff, titleLevels, (level) => staff[level])),
    ...counted(facts.posts, postLevels, (level) => posts[level]),
    ...special,
  ]);
}

/** min(heads × standard, cap). */
function commonNode(facts: QuotaFacts, { commonPerHead, commonCap }: QuotaStandards): Part {
  const heads = headcountOf(facts);
  const wished = new Big(commonPerHead).times(heads);
  const value = wished.gt(commonCap) ? new Big(commonCap) : wished;
  return { value: area(value), expression: `min(${heads} × ${plain(commonPerHead)}, ${plain(commonCap)})` };
}

/** (E1/320 + E2/192 + E3/96) × 3 × k. */
function labNode({ hours, coefficient }: QuotaFacts, { hoursPerPlace, areaPerPlace }: QuotaStandards): Part {
  const places = hours.reduce((all, one, index) => all.plus(new Big(one).div(hoursPerPlace[index] ?? 1)), new Big(0));
  const sums = hours.map((one, index) => `${plain(one)}/${plain(hoursPerPlace[index] ?? '1')}`).join(' + ');
  const value = places.times(areaPerPlace).times(coefficient);
  return { value: area(value), expression: `(${sums}) × ${plain(areaPerPlace)} × ${plain(coefficient)}` };
}

function studentNode({ students, coefficient }: QuotaFacts, standards: QuotaStandards): Part {
  const children = studentTypes.flatMap(({ value, label }): TraceNode[] => {
    const count = students[value] ?? 0;
    const standard = standards.students[value];
    if (count === 0 || !standard || new Big(standard.area).eq(0)) return [];
    const factor = standard.isCoefApplied ? coefficient : '1';
    const made = new Big(standard.area).times(count).times(factor);
    const expression = `${count} × ${plain(standard.area)}${standard.isCoefApplied ? ` × ${plain(factor)}` : ''}`;
    return [leaf(label, area(made), expression)];
  });
  return part(children);
}

/** min(funds/unit × area, cap × (BG + GY + SS + XS)), docs/estate.md C.4. */
function researchNode({ funds, branch }: QuotaFacts, { research }: QuotaStandards, base: Big): Part {
  const standard = research[researchKind.code.funds];
  if (!standard || new Big(funds).eq(0)) return part([]);
  const each = branch === researchBranch.code.arts ? standard.artsArea : standard.area;
  const wished = new Big(funds).div(standard.perUnit).times(each);
  const cap = base.times(standard.capRatio);
  const expression = `min(${plain(funds)}/${plain(standard.perUnit)} × ${plain(each)}, ${plain(standard.capRatio)} × ${base.toFixed(2)})`;
  return { value: area(wished.gt(cap) ? cap : wished), expression };
}

function equipmentNode(facts: QuotaFacts, { research }: QuotaStandards): Part {
  return approvedPart(facts.approvedEquipment, earned(facts, ['largeEquipment'], research));
}

function platformNode(facts: QuotaFacts, { research }: QuotaStandards): Part {
  const kinds = ['nationalPlatform', 'provincialPlatform', 'bureauPlatform'] as const;
  return approvedPart(facts.approvedPlatforms, earned(facts, kinds, research));
}

function earned(
  { platforms }: QuotaFacts,
  kinds: readonly StateName<typeof researchKind>[],
  research: QuotaStandards['research'],
): TraceNode[] {
  const levels = researchKind.choices.filter(({ name }) => kinds.includes(name));
  return counted(platforms, levels, (kind) => research[kind]?.area);
}

function approvedPart(approved: string, more: readonly TraceNode[]): Part {
  const own = new Big(approved).eq(0) ? [] : [leaf({ zh: '核定面积', en: 'Approved area' }, area(approved))];
  return part([...own, ...more]);
}

function adjustNode(others: Big, { adjustRatio }: QuotaStandards): Part {
  return { value: area(others.times(adjustRatio)), expression: `${others.toFixed(2)} × ${plain(adjustRatio)}` };
}

interface Level {
  readonly value: number;
  readonly label: Text;
}

function counted(
  counts: Counts,
  levels: readonly Level[],
  standardOf: (level: number) => string | undefined,
): TraceNode[] {
  return levels.flatMap(({ value, label }) => {
    const count = counts[value] ?? 0;
    const standard = standardOf(value) ?? '0';
    return count === 0 ? [] : [leaf(label, area(new Big(standard).times(count)), `${count} × ${plain(standard)}`)];
  });
}

export function headcountOf({ staff, posts }: Pick<QuotaFacts, 'staff' | 'posts'>): number {
  const all = (counts: Counts) => Object.values(counts).reduce<number>((heads, one) => heads + (one ?? 0), 0);
  return all(staff) + all(posts);
}

function leaf(label: Text, value: string, expression?: string): TraceNode {
  return { label, value, unit: 'area', ...(expression && { expression }) };
}

function sum(parts: readonly Part[]): Big {
  return parts.reduce((all, { value }) => all.plus(value), new Big(0));
}

function area(value: Big | string): string {
  return new Big(value).round(2, Big.roundHalfUp).toFixed(2);
}

/** A figure as a person writes it: without the zeros that storage adds. */
function plain(value: string): string {
  return new Big(value).toString();
}

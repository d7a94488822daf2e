import type { Text } from '../kit/text.ts';
import type { ClauseRuleName } from '../procedure/clause/clause-rule.ts';
import { findClauses } from '../procedure/clause/find-clauses.ts';
import { demand, demandDetail } from './demand.ts';

/** The texts that suppliers will be held to. */
export const checkedFields = [
  'qualification',
  'techReq',
  'bizReq',
  'acceptTerms',
  'payTerms',
  'scoringSuggest',
] as const satisfies readonly (keyof typeof demand.fields)[];
const checkedOfLines = [
  'brandModel',
  'techParams',
  'afterSale',
] as const satisfies readonly (keyof typeof demandDetail.fields)[];

type Texts<K extends string> = Readonly<Partial<Record<K, string | null>>>;
export type CheckedDemand = Texts<(typeof checkedFields)[number]> & {
  readonly details?: readonly Texts<(typeof checkedOfLines)[number]>[];
};

/** Why something that was found stays: of the same rule and the same words, wherever they stand. */
export interface ClauseReason {
  readonly rule: string;
  readonly words: string;
  readonly reason: string;
}

export interface DemandFinding {
  readonly rule: ClauseRuleName;
  /** What was found, as it is written. */
  readonly words: string;
  /** Where: the field's name, and the number of the line from 1 where it is one of a line. */
  readonly field: string;
  readonly lineNo: number | null;
}

/** Clauses in the texts of a demand that shut suppliers out (财政部令第87号第十七条, 政府采购法实施条例第二十条), each told once. */
export function findingsOf(texts: CheckedDemand): DemandFinding[] {
  const ofFields = checkedFields.flatMap((field) => findingsIn(texts[field], { field, lineNo: null }));
  const ofLines = (texts.details ?? []).flatMap((line, index) =>
    checkedOfLines.flatMap((field) => findingsIn(line[field], { field, lineNo: index + 1 })),
  );
  const all = [...ofFields, ...ofLines];
  return all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index);
}

function findingsIn(text: string | null | undefined, place: Pick<DemandFinding, 'field' | 'lineNo'>): DemandFinding[] {
  if (!text) return [];
  return findClauses(text).map(({ rule, from, to }) => ({ rule, words: text.slice(from, to), ...place }));
}

function isSame(one: Pick<ClauseReason, 'rule' | 'words'>, other: Pick<ClauseReason, 'rule' | 'words'>): boolean {
  return one.rule === other.rule && one.words === other.words;
}

/** Why this stays, where somebody has said so. */
export function reasonFor(reasons: readonly ClauseReason[], finding: DemandFinding): string | null {
  const said = reasons.find((one) => isSame(one, finding))?.reason.trim();
  return said ? said : null;
}

/** What nobody has answered for yet: a demand is not handed in before each is changed or has its reason. */
export function unanswered(texts: CheckedDemand, reasons: readonly ClauseReason[]): DemandFinding[] {
  return findingsOf(texts).filter((finding) => reasonFor(reasons, finding) === null);
}

/** The name of the field in which something was found. */
export function labelOfFinding({ field, lineNo }: Pick<DemandFinding, 'field' | 'lineNo'>): Text {
  const fields = lineNo === null ? demand.fields : demandDetail.fields;
  const label = Object.entries(fields).find(([name]) => name === field)?.[1].label ?? demand.label;
  if (lineNo === null) return label;
  return { zh: `明细第${lineNo}行${label.zh}`, en: `line ${lineNo}, ${label.en}` };
}

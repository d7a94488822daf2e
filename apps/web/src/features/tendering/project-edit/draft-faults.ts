import { isYuan, compareYuan } from '@zhaocai/model/kit/money';
import { fill, type Text } from '@zhaocai/model/kit/text';
import { sayFault, validate, type Fault } from '@zhaocai/model/kit/validate';
import { tenderingMessages as messages } from '@zhaocai/model/tendering/messages';
import { budgetCheck } from './budget-check.ts';
import { typedFields } from './draft-fields.ts';
import { filledItems } from './item-lines.ts';
import type { PackageDraft, ProjectDraft } from './project-draft.ts';

/** What is wrong with one field: `place` is its name, for packages and lines with their key before it. */
export interface DraftFault {
  readonly place: string;
  readonly text: Text;
}

export type FaultMap = ReadonlyMap<string, Text>;

export function placeOf(key: string | undefined, field: string): string {
  return key === undefined ? field : `${key}.${field}`;
}

/** The faults that a save would be refused for, in the order in which the form is read. */
export function saveFaults(draft: ProjectDraft): DraftFault[] {
  return [
    ...validate(typedFields('project'), draft.values)
      .filter(({ field }) => !draft.hidden?.includes(field))
      .map((fault) => faultAt(undefined, fault)),
    ...senseFaults(draft),
    ...draft.packages.flatMap(packageFaults),
  ];
}

/** Those, and what a draft may lack but a submission may not. */
export function submitFaults(draft: ProjectDraft): DraftFault[] {
  return [...saveFaults(draft), ...completenessFaults(draft)];
}

function completenessFaults(draft: ProjectDraft): DraftFault[] {
  if (draft.packages.length === 0) return [{ place: 'packages', text: messages['tendering.noPackage'] }];
  const faults = draft.packages
    .filter(({ items }) => filledItems(items).length === 0)
    .map(({ key, values, items }): DraftFault => {
      const name = String(values.packageName ?? '');
      return { place: placeOf(items[0]?.key ?? key, 'name'), text: filled('tendering.noItem', { name }) };
    });
  const { sum, budget, state } = budgetCheck(draft);
  if (budget !== null && state !== 'equal') {
    faults.push({ place: 'generalBudget', text: filled('tendering.budgetDiffers', { sum, budget }) });
  }
  return faults;
}

function senseFaults({ values }: ProjectDraft): DraftFault[] {
  const { manner, lawRegime, entryEndTime, bidEndTime, openTime } = values;
  const faults: DraftFault[] = [];
  if (Number(manner) === 10 && Number(lawRegime) !== 3) {
    faults.push({ place: 'lawRegime', text: messages['tendering.regimeForManner'] });
  }
  if (isLater(entryEndTime, bidEndTime)) faults.push({ place: 'bidEndTime', text: messages['tendering.timesOrder'] });
  if (isLater(bidEndTime, openTime)) faults.push({ place: 'openTime', text: messages['tendering.timesOrder'] });
  if (isAbove(values.ceilingMoney, values.generalBudget)) {
    faults.push({ place: 'ceilingMoney', text: messages['tendering.ceilingAboveBudget'] });
  }
  return faults;
}

function packageFaults({ key, values, items }: PackageDraft): DraftFault[] {
  const ceiling = { place: placeOf(key, 'ceilingMoney'), text: messages['tendering.ceilingAboveBudget'] };
  return [
    ...validate(typedFields('package'), values).map((fault) => faultAt(key, fault)),
    ...(isAbove(values.ceilingMoney, values.budget) ? [ceiling] : []),
    ...filledItems(items).flatMap((item) =>
      validate(typedFields('item'), { ...item }).map((fault) => faultAt(item.key, fault)),
    ),
  ];
}

function isLater(first: unknown, second: unknown): boolean {
  return typeof first === 'string' && typeof second === 'string' && first > second;
}

function isAbove(amount: unknown, limit: unknown): boolean {
  return (
    typeof amount === 'string' &&
    typeof limit === 'string' &&
    isYuan(amount) &&
    isYuan(limit) &&
    compareYuan(amount, limit) > 0
  );
}

function faultAt(key: string | undefined, fault: Fault): DraftFault {
  return { place: placeOf(key, fault.field), text: { zh: sayFault(fault, 'zh'), en: sayFault(fault, 'en') } };
}

function filled(code: keyof typeof messages, parameters: Record<string, string>): Text {
  const { zh, en } = messages[code];
  return { zh: fill(zh, parameters), en: fill(en, parameters) };
}

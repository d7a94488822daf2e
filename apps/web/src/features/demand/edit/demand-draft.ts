import type { DemandAnswer, DemandInput } from '@zhaocai/model';
import type { CheckedDemand, ClauseReason } from '@zhaocai/model/demand/demand-clauses';
import { unanswered } from '@zhaocai/model/demand/demand-clauses';
import { demand, demandDetail } from '@zhaocai/model/demand/demand';
import { demandLineMoney, demandSum } from '@zhaocai/model/demand/demand-sums';
import { demandMessages as messages } from '@zhaocai/model/demand/messages';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import { compareYuan, isYuan, sumYuan } from '@zhaocai/model/kit/money';
import { faultsOf, filled, placeOf, type FormFault } from '../../../kit/large-form/form-faults.ts';
import type { CheckedSum } from '../../../kit/large-form/sum-check.tsx';
import type { FormAim } from '../../../kit/large-form/use-large-form.ts';
import {
  blankLine,
  filledLines,
  lineInput,
  lineOf,
  type ComputedColumn,
  type LineColumns,
  type Lines,
} from '../../../kit/line-table/lines.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';

/** A demand as it is being typed; anything may be missing or wrong. */
export interface DemandDraft {
  readonly id?: string;
  readonly version?: number;
  readonly values: FormValues;
  readonly details: Lines;
  readonly objects: Lines;
  readonly reasons: readonly ClauseReason[];
  /** Of `bidRoles`: which parts there are in what becomes of it; empty: not said. */
  readonly roles: readonly number[];
}

// Typed elsewhere on the form, or by a command.
const elsewhere: readonly string[] = ['researchObjects', 'clauseReasons', 'roles', 'parentId', 'researchRemark'];

/** What a person fills in field by field. */
export const typedFields: Fields = Object.fromEntries(
  Object.entries<Field>(demand.fields).filter(([name, field]) => !field.readOnly && !elsewhere.includes(name)),
);

const { name, brandModel, techParams, unit, qty, price, money, isKey } = demandDetail.fields;

/** A mark is chosen in its cell. */
const keyField: Field = {
  kind: 'choice',
  label: { zh: '★', en: '★' },
  help: isKey.label,
  choices: [{ value: 1, label: { zh: '★', en: '★' } }],
};
export const detailColumns: LineColumns = [
  { name: 'isKey', field: keyField, width: '64px' },
  { name: 'name', field: name, width: '18%' },
  { name: 'brandModel', field: brandModel, width: '14%' },
  { name: 'techParams', field: techParams },
  { name: 'unit', field: unit, width: '76px' },
  { name: 'qty', field: qty, width: '96px' },
  { name: 'price', field: price, width: '130px' },
];
export const detailMoney: ComputedColumn = {
  label: money.label,
  width: '130px',
  textOf: ({ cells }) => formatMoney(demandLineMoney(cells)) || '—',
};

const text = (zh: string, en: string, maxLength: number): Field => ({ kind: 'text', label: { zh, en }, maxLength });
export const objectColumns: LineColumns = [
  { name: 'supplierName', field: { ...text('供应商', 'Supplier', 100), required: true }, width: '20%' },
  { name: 'linkman', field: text('联系人', 'Contact', 50), width: '14%' },
  { name: 'phone', field: text('电话', 'Phone', 30), width: '16%' },
  { name: 'askedDate', field: { kind: 'day', label: { zh: '询问日期', en: 'Asked on' } }, width: '120px' },
  { name: 'scheme', field: { kind: 'longText', label: { zh: '了解到的情况', en: 'What they said' }, maxLength: 2000 } },
];

export function emptyDraft(): DemandDraft {
  return {
    values: { purchaseType: 1, isResearch: false },
    details: [blankLine(detailColumns)],
    objects: [blankLine(objectColumns)],
    reasons: [],
    roles: [],
  };
}

export function draftOf(detail: DemandAnswer): DemandDraft {
  const { id, version, details, researchObjects, clauseReasons, roles } = detail;
  const known = Object.entries(detail).filter(([field]) => field in typedFields);
  const lines = details.map((line) => lineOf(detailColumns, { ...line, isKey: line.isKey ? 1 : null }));
  const objects = Array.isArray(researchObjects)
    ? researchObjects.map((one) => lineOf(objectColumns, Object(one)))
    : [];
  return {
    id,
    version,
    values: Object.fromEntries(known),
    details: lines.length > 0 ? lines : [blankLine(detailColumns)],
    objects: objects.length > 0 ? objects : [blankLine(objectColumns)],
    // As the server has judged it when it was stored.
    reasons: Array.isArray(clauseReasons) ? (clauseReasons as ClauseReason[]) : [],
    roles: rolesOf(roles),
  };
}

/** A client may have written them as texts. */
export function rolesOf(roles: unknown): readonly number[] {
  return Array.isArray(roles) ? roles.map(Number) : [];
}

/** What the save takes; blank lines are left out, and the stored ones replaced. */
export function inputOf(draft: DemandDraft): DemandInput {
  const { id, version, values, details, objects, reasons, roles } = draft;
  const input = {
    ...(id === undefined ? {} : { id, version }),
    ...values,
    details: filledLines(detailColumns, details).map(({ cells }) => {
      const { isKey: mark, ...line } = lineInput(detailColumns, { key: '', cells });
      return { ...line, isKey: mark === '1' };
    }),
    researchObjects: filledLines(objectColumns, objects).map(({ cells }) =>
      lineInput(objectColumns, { key: '', cells }),
    ),
    clauseReasons: reasons.filter(({ reason }) => reason.trim() !== ''),
    roles,
  };
  // The values are judged field by field, by the definition that the type is made from.
  return input as unknown as DemandInput;
}

/** The texts that are looked at for clauses, as they are typed. */
export function textsOf({ values, details }: Pick<DemandDraft, 'values' | 'details'>): CheckedDemand {
  const lines = filledLines(detailColumns, details).map(({ cells }) => cells);
  // Of the fields that are looked at only texts can be typed.
  return { ...(values as CheckedDemand), details: lines };
}

const detailFields = Object.fromEntries(
  detailColumns.filter((column) => column.name !== 'isKey').map((column) => [column.name, column.field]),
);
const objectFields = Object.fromEntries(objectColumns.map((column) => [column.name, column.field]));
const neededToSubmit = ['deliveryDate', 'deliveryPlace', 'techReq', 'bizReq', 'acceptTerms'] as const;

/** What a save would be refused for, in the order in which the form is read; and what only handing in may not lack. */
export function demandFaults(draft: DemandDraft, aim: FormAim): FormFault[] {
  const { values, objects } = draft;
  const details = filledLines(detailColumns, draft.details);
  return [
    ...faultsOf(typedFields, values),
    ...(aim === 'submit' ? missing(values) : []),
    ...details.flatMap(({ key, cells }) => faultsOf(detailFields, cells, key)),
    ...(details.length === 0 && aim === 'submit' ? noDetails(draft) : []),
    ...sumFaults(draft),
    ...filledLines(objectColumns, objects).flatMap(({ key, cells }) => faultsOf(objectFields, cells, key)),
    ...(aim === 'submit' ? clauseFaults(draft) : []),
  ];
}

function missing(values: FormValues): FormFault[] {
  return neededToSubmit
    .filter((field) => !values[field])
    .map((field) => ({
      place: field,
      text: {
        zh: `提交前请填写${demand.fields[field].label.zh}`,
        en: `${demand.fields[field].label.en} is needed before it is handed in`,
      },
    }));
}

function noDetails({ details }: DemandDraft): FormFault[] {
  return [{ place: placeOf(details[0]?.key, 'name'), text: messages['demand.noDetail'] }];
}

function sumFaults(draft: DemandDraft): FormFault[] {
  const { state, sum, budget } = sumCheck(draft);
  if (state !== 'over' || budget === null) return [];
  return [{ place: 'budget', text: filled(messages['demand.aboveBudget'], { sum, budget }) }];
}

function clauseFaults(draft: DemandDraft): FormFault[] {
  const count = unanswered(textsOf(draft), draft.reasons).length;
  if (count === 0) return [];
  return [
    {
      place: 'clauses',
      text: { zh: `条款检查还有 ${count} 处未处理`, en: `${count} clauses are not answered for yet` },
    },
  ];
}

/** What the lines come to beside the budget, as they are typed. */
export function sumCheck({ values, details }: DemandDraft): CheckedSum {
  const lines = filledLines(detailColumns, details).map(({ cells }) => cells);
  const sum = demandSum(lines);
  const budget = typeof values.budget === 'string' && isYuan(values.budget) ? values.budget : null;
  if (budget === null || lines.length === 0) return { sum, budget, difference: null, state: 'open' };
  const states = { '-1': 'over', '0': 'equal', '1': 'left' } as const;
  return { sum, budget, difference: sumYuan([budget, `-${sum}`]), state: states[compareYuan(budget, sum)] };
}

import {
  addDays,
  compareYuan,
  deposit,
  depositWay,
  isPaper,
  lawRegime,
  type EndpointInput,
  type saveDeposit as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandValid } from '../../../platform/rows/index.ts';
import type { DepositTerms } from './deposit-terms.ts';

export type DepositInput = EndpointInput<typeof endpoint>;

const ofMoney = ['money', 'payerName', 'payerAccount', 'payerBank', 'payTime', 'voucher'] as const;
const ofPaper = ['money', 'guaranteeNo', 'guaranteeExpire', 'voucher'] as const;
/** What of the form is kept with the deposit. */
const kept = [...new Set([...ofMoney, ...ofPaper, 'payWay', 'isBasicAccount'] as const)];

export type DepositValues = Partial<Record<(typeof kept)[number], unknown>>;

/** What was typed, as the row has it; blanks are nothing. */
export function valuesOf(input: DepositInput): DepositValues {
  return Object.fromEntries(kept.map((name) => [name, input[name] === '' ? null : (input[name] ?? null)]));
}

const basicAccount = {
  zh: '招标投标法实施条例第二十六条',
  en: 'Regulation on the Tendering Law, article 26',
} as const;

/** Refuses what could not be a deposit: what the way of giving it needs, the amount, the account, the validity. */
export function demandComplete(ctx: Ctx, input: DepositInput, terms: DepositTerms): void {
  const values = valuesOf(input);
  for (const name of isPaper(input.payWay) ? ofPaper : ofMoney)
    if (isMissing(values[name])) refuse('deposit.missing', { field: deposit.fields[name].label[ctx.language] });
  demandWellFormed(ctx, input);
  const { requireMoney, lawRegime: regime } = terms;
  const money = input.money ?? '0';
  if (compareYuan(money, requireMoney) < 0) refuse('deposit.short', { money, require: requireMoney });
  const isMoney = depositWay.is(input.payWay, 'transfer', 'cheque', 'draft');
  // R18: money under the tendering law leaves the basic account.
  if (isMoney && lawRegime.is(regime, 'tendering') && input.isBasicAccount !== true)
    refuse('deposit.basicAccount', { article: basicAccount[ctx.language] });
  if (isMoney && (input.payTime ?? '') > ctx.now) refuse('deposit.payTimeAhead');
  demandValidLongEnough(input, terms);
}

/** A draft may lack anything, and is well-formed all the same. */
export function demandWellFormed(ctx: Ctx, input: DepositInput): void {
  const given = Object.fromEntries(Object.entries(valuesOf(input)).filter(([, value]) => !isMissing(value)));
  const { voucher: _voucher, ...checked } = given;
  demandValid({ ...deposit, fields: pickedFields(Object.keys(checked)) }, checked, ctx);
}

const isMissing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function pickedFields(names: readonly string[]) {
  return Object.fromEntries(Object.entries(deposit.fields).filter(([name]) => names.includes(name)));
}

/** R18: a paper is valid as long as the bid. */
function demandValidLongEnough(
  { payWay, guaranteeExpire }: DepositInput,
  { bidEndTime, bidValidDays }: DepositTerms,
): void {
  if (!isPaper(payWay)) return;
  const day = addDays(bidEndTime.slice(0, 10), bidValidDays ?? 0);
  if ((guaranteeExpire ?? '') < day) refuse('deposit.expires', { day });
}

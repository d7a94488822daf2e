import { yuanPerMonth } from '@zhaocai/model/kit/units';
import type { Choice, Fields } from '@zhaocai/model/kit/field';
import { leasePaymentMethods } from '@zhaocai/model/lease/choices';
import { whether } from '@zhaocai/model/space/choices';
import { leaseTexts as texts } from './texts.ts';

const decisions = [
  { value: 1, label: texts.agree },
  { value: 0, label: texts.refuse },
] as const satisfies readonly Choice[];

/** What each step of a contract asks for. */
export const decideFields = {
  agree: { kind: 'choice', label: texts.decision, choices: decisions, required: true },
  opinion: { kind: 'longText', label: texts.opinion, maxLength: 500, help: texts.opinionHelp },
} as const satisfies Fields;

export const signFields = {
  signDate: { kind: 'day', label: texts.signDate },
  depositPaid: { kind: 'choice', label: texts.depositPaid, choices: whether.choices, required: true },
  waterStart: { kind: 'decimal', label: texts.waterStart, min: 0 },
  elecStart: { kind: 'decimal', label: texts.elecStart, min: 0 },
  files: { kind: 'files', label: texts.files, maxCount: 9, help: texts.filesHelp },
} as const satisfies Fields;

export const surrenderFields = {
  surrenderDate: { kind: 'day', label: texts.surrenderDate, required: true },
  reason: { kind: 'longText', label: texts.reason, maxLength: 500, required: true },
} as const satisfies Fields;

export const renewFields = {
  newEndDate: { kind: 'day', label: texts.newEndDate, required: true },
  reason: { kind: 'longText', label: texts.reason, maxLength: 500 },
} as const satisfies Fields;

export const renewalFields = {
  agree: { kind: 'choice', label: texts.decision, choices: decisions, required: true },
  unitPrice: {
    kind: 'decimal',
    label: texts.unitPrice,
    min: 0,
    unit: yuanPerMonth,
    help: texts.newUnitPriceHelp,
  },
  opinion: { kind: 'longText', label: texts.opinion, maxLength: 500, help: texts.opinionHelp },
} as const satisfies Fields;

export const compelFields = {
  noticeDate: { kind: 'day', label: texts.noticeDate, required: true },
  surrenderDate: { kind: 'day', label: texts.surrenderDate },
  reason: { kind: 'longText', label: texts.reason, maxLength: 500, required: true },
} as const satisfies Fields;

export const settleFields = {
  waterEnd: { kind: 'decimal', label: texts.waterEnd, min: 0 },
  elecEnd: { kind: 'decimal', label: texts.elecEnd, min: 0 },
  utility: { kind: 'money', label: texts.utility, min: 0, required: true },
  damage: { kind: 'money', label: texts.damage, min: 0, required: true },
  received: { kind: 'money', label: texts.received, min: 0, help: texts.receivedHelp },
  method: { kind: 'choice', label: texts.method, choices: leasePaymentMethods },
} as const satisfies Fields;

export const fileFields = {
  fileNo: { kind: 'text', label: texts.fileNo, maxLength: 32, help: texts.fileNoHelp },
} as const satisfies Fields;

export const payFields = {
  paid: { kind: 'money', label: texts.payAmount, min: 0.01, required: true },
  method: { kind: 'choice', label: texts.method, choices: leasePaymentMethods, required: true },
  date: { kind: 'day', label: texts.payDate },
  voucherNo: { kind: 'text', label: texts.voucher, maxLength: 64 },
} as const satisfies Fields;

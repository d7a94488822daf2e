import type { Fields } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import type { contractLifecycle } from '@zhaocai/model/lease/contract-lifecycle';
import { createElement, type ReactNode } from 'react';
import {
  compelFields,
  decideFields,
  fileFields,
  renewFields,
  renewalFields,
  settleFields,
  signFields,
  surrenderFields,
} from './action-fields.ts';
import { SettlementPreview } from './settlement-preview.tsx';
import { leaseTexts as texts } from './texts.ts';
import type { ContractCommand } from './use-contract-commands.ts';

export type ContractAction = keyof typeof contractLifecycle.actions;

export interface ContractRow {
  readonly id: string;
  readonly status: number;
  readonly contractNo: string | null;
}

interface Form {
  readonly title: Text;
  readonly note?: (row: ContractRow, t: (text: Text) => string) => ReactNode;
  readonly fields: Fields;
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly command: ContractCommand;
}

const deciding = { fields: decideFields, initial: { agree: 1 }, command: 'decide' } as const;
const settling: Form = {
  title: texts.settleTitle,
  note: ({ id }) => createElement(SettlementPreview, { id }),
  fields: settleFields,
  initial: { utility: '0.00', damage: '0.00', received: '0.00' },
  command: 'settle',
};

/** What the actions of a contract ask before they are done. */
export const contractForms: Partial<Record<ContractAction, Form>> = {
  approve: { title: texts.decideTitle, ...deciding },
  sign: {
    title: texts.signTitle,
    note: (_row, t) => t(texts.signNote),
    fields: signFields,
    initial: { depositPaid: 1 },
    command: 'sign',
  },
  askRenewal: {
    title: texts.askRenewalTitle,
    note: (_row, t) => t(texts.renewNote),
    fields: renewFields,
    command: 'askRenewal',
  },
  approveRenewal: {
    title: texts.decideRenewalTitle,
    fields: renewalFields,
    initial: { agree: 1 },
    command: 'decideRenewal',
  },
  askSurrender: { title: texts.askSurrenderTitle, fields: surrenderFields, command: 'surrender' },
  approveSurrender: { title: texts.decideSurrenderTitle, ...deciding },
  compel: {
    title: texts.compelTitle,
    note: (_row, t) => t(texts.compelNote),
    fields: compelFields,
    command: 'compel',
  },
  settle: settling,
  settleCompelled: settling,
  file: { title: texts.fileTitle, fields: fileFields, command: 'file' },
};

interface Question {
  readonly title: Text;
  readonly text: Text;
}

/** Those that need nothing but a yes. */
export const contractQuestions: Partial<Record<ContractAction, Question>> = {
  submit: { title: texts.contractSubmit, text: texts.contractSubmitText },
  void: { title: texts.voidTitle, text: texts.voidText },
};

import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { listExport } from '../kit/list-export.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { project } from '../tendering/project.ts';
import { ledgerAccount } from './ledger-account.ts';
import { ledgerCheck } from './ledger-check.ts';
import { ledgerEntry, ledgerPosting } from './ledger-posting.ts';

/** Of the project that money is for, as far as its reader sees what it is called. */
const placeOfProject = () => ({
  projectNo: carries(z.string().nullable(), project, 'projectNo'),
  projectName: carries(z.string().nullable(), project, 'projectName'),
});

const accountLine = fieldsIn(
  z.object({
    id: z.string(),
    accountKind: z.number(),
    projectId: z.string().nullable(),
    ...placeOfProject(),
    supplierName: z.string().nullable(),
    /** In yuan, as all amounts here: what came to its debit side and to its credit side. */
    debit: carries(z.string(), ledgerEntry, 'debit'),
    credit: carries(z.string(), ledgerEntry, 'credit'),
    /** On the side on which the account grows. */
    balance: z.string(),
  }),
  ledgerAccount,
);
export type LedgerAccountLine = z.infer<typeof accountLine>;

/** The accounts with what they hold: sums of the entries that the reader may see. */
export const ledgerAccounts = endpoint({
  route: 'POST /api/ledger/account/queryPage',
  label: { zh: '资金账户列表', en: 'Ledger accounts' },
  permission: 'ledger_view',
  input: pageInput.extend({ accountKind: z.coerce.number().int().optional(), projectId: idInput.optional() }),
  output: pageOf(accountLine) as unknown as z.ZodType<Page<LedgerAccountLine>>,
  ids: { projectId: 'project' },
});

export const ledgerAccountsExport = listExport({
  list: ledgerAccounts,
  name: { zh: '资金账户', en: 'Ledger accounts' },
  permission: 'ledger_export',
  fields: {
    accountKind: ledgerAccount.fields.accountKind,
    projectNo: { kind: 'text', label: { zh: '项目编号', en: 'Project no.' }, maxLength: 50 },
    projectName: { kind: 'text', label: { zh: '项目名称', en: 'Project name' }, maxLength: 100 },
    supplierName: ledgerAccount.fields.supplierName,
    debit: ledgerEntry.fields.debit,
    credit: ledgerEntry.fields.credit,
    balance: { kind: 'money', label: { zh: '余额', en: 'Balance' } },
  },
});

const statementLine = fieldsIn(
  z.object({
    id: z.string(),
    postingId: z.string(),
    createTime: z.string(),
    operation: z.number(),
    causeNo: z.string().nullable(),
    causeName: z.string().nullable(),
    reason: z.string().nullable(),
    debit: z.string(),
    credit: z.string(),
    /** After this entry. */
    balance: z.string(),
  }),
  ledgerEntry,
  ledgerPosting,
);
export type StatementLine = z.infer<typeof statementLine>;

/** The entries of an account, newest first, each with what the account held after it; of no account none. */
export const ledgerStatement = endpoint({
  route: 'POST /api/ledger/entry/queryPage',
  label: { zh: '账户明细', en: 'Statement of an account' },
  permission: 'ledger_view',
  input: pageInput.extend({ accountId: idInput.optional() }),
  output: pageOf(statementLine) as unknown as z.ZodType<Page<StatementLine>>,
  ids: { accountId: 'ledgerAccount' },
});

export const ledgerStatementExport = listExport({
  list: ledgerStatement,
  name: { zh: '账户明细', en: 'Statement' },
  permission: 'ledger_export',
  fields: {
    createTime: { kind: 'instant', label: { zh: '入账时间', en: 'Posted' } },
    operation: ledgerPosting.fields.operation,
    causeNo: ledgerPosting.fields.causeNo,
    causeName: ledgerPosting.fields.causeName,
    debit: ledgerEntry.fields.debit,
    credit: ledgerEntry.fields.credit,
    balance: { kind: 'money', label: { zh: '余额', en: 'Balance' } },
    reason: ledgerPosting.fields.reason,
  },
});

const postingLine = fieldsIn(
  z.object({
    id: z.string(),
    accountId: z.string(),
    accountKind: z.number(),
    supplierName: z.string().nullable(),
    debit: z.string(),
    credit: z.string(),
  }),
  ledgerEntry,
  ledgerAccount,
);

/** A posting with its lines. */
export type PostingDetail = Row<typeof ledgerPosting> & {
  readonly createUserName: string | null;
  readonly projectNo: string | null;
  readonly projectName: string | null;
  /** The posting that took this one back. */
  readonly reversedById: string | null;
  readonly lines: readonly z.infer<typeof postingLine>[];
};

export const ledgerPostingById = endpoint({
  route: 'GET /api/ledger/posting/queryById',
  label: { zh: '资金流水详情', en: 'A posting with its entries' },
  permission: 'ledger_view',
  input: z.object({ id: idInput }),
  output: rowSchema(ledgerPosting.fields).extend({
    createUserName: z.string().nullable(),
    ...placeOfProject(),
    reversedById: z.string().nullable(),
    lines: z.array(postingLine),
  }) as unknown as z.ZodType<PostingDetail>,
  ids: { id: 'ledgerPosting' },
});

export const ledgerPostingPdf = endpoint({
  route: 'GET /api/ledger/posting/pdf',
  label: { zh: '打印记账凭证', en: 'Voucher of a posting as PDF' },
  permission: 'ledger_view',
  input: z.object({ id: idInput }),
  output: z.unknown(),
  raw: true,
  ids: { id: 'ledgerPosting' },
});

const checkAnswer = rowSchema(ledgerCheck.fields) as unknown as z.ZodType<Row<typeof ledgerCheck>>;

/** What the last check came to; null before the first. */
export const lastLedgerCheck = endpoint({
  route: 'GET /api/ledger/check/queryLast',
  label: { zh: '最近一次资金核对', en: 'Last check of the ledger' },
  permission: 'ledger_view',
  input: z.object({}),
  output: checkAnswer.nullable(),
});

export const checkLedger = endpoint({
  route: 'POST /api/ledger/check/run',
  label: { zh: '立即核对资金', en: 'Check the ledger now' },
  permission: 'ledger_check',
  input: z.object({}),
  output: checkAnswer,
  writes: true,
});

export const ledgerEndpoints = [
  ledgerAccounts,
  ledgerStatement,
  ledgerPostingById,
  ledgerPostingPdf,
  lastLedgerCheck,
  checkLedger,
] as const;

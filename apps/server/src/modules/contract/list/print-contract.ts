import {
  contract,
  contractLine,
  contractType,
  moneyInCapitals,
  type contractPdf,
  type ContractLineRow,
  type PurchaseContractRow,
  type EndpointInput,
  type Fields,
  type Language,
} from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer, type SheetBlock } from '../../../platform/print/index.ts';
import { findContract, partsOf } from './read-contracts.ts';

const headings = {
  zh: { lines: '合同明细', terms: '主要条款', signing: '签署', capitals: '金额大写', project: '采购项目' },
  en: {
    lines: 'Lines',
    terms: 'Main terms',
    signing: 'Signatures',
    capitals: 'In Chinese capitals',
    project: 'Project',
  },
} as const;

const facts = [
  'buyerName',
  'supplierName',
  'startDate',
  'endDate',
  'taxRate',
  'performBondMoney',
  'warrantyMoney',
] as const;
const columns = ['name', 'brandModel', 'unit', 'quantity', 'perMoney', 'totalMoney'] as const;

/** A contract as both sides sign it on paper: parties, price, lines, terms, and room for both seals. */
export async function printContract(ctx: Ctx, { id }: EndpointInput<typeof contractPdf>): Promise<RawAnswer> {
  const row = await findContract(ctx, id);
  const lines = await partsOf(ctx, contractLine, row);
  const { language } = ctx;
  const words = headings[language];
  const { fields } = contract;
  return printedAnswer(ctx, {
    title: row.contractName,
    note: row.contractNo,
    blocks: [
      factsTable([
        [words.project, `${row.projectNo} ${row.projectName}`],
        [fields.contractType.label[language], contractType.named(row.contractType)?.label[language] ?? ''],
        [fields.contractMoney.label[language], row.contractMoney],
        [words.capitals, moneyInCapitals(row.contractMoney) ?? ''],
        ...presentFacts(row, language),
      ]),
      { kind: 'heading', text: words.lines },
      linesTable(lines, language),
      ...(row.terms
        ? [{ kind: 'heading', text: words.terms } as const, { kind: 'text', text: row.terms } as const]
        : []),
      { kind: 'heading', text: words.signing },
      factsTable([
        [fields.buyerName.label[language], row.buyerName ?? ''],
        [fields.supplierName.label[language], row.supplierName],
      ]),
    ],
  });
}

function presentFacts(row: PurchaseContractRow, language: Language): [string, string][] {
  const fields: Fields = contract.fields;
  return facts.flatMap((name): [string, string][] => {
    const value = row[name];
    return value === null ? [] : [[fields[name]?.label[language] ?? name, String(value)]];
  });
}

function linesTable(lines: readonly ContractLineRow[], language: Language): SheetBlock {
  return {
    kind: 'table',
    columns: columns.map((name) => contractLine.fields[name].label[language]),
    rows: lines.map((line) => columns.map((name) => String(line[name] ?? ''))),
  };
}

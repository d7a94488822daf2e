import { useMemo, useState, type Key } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useText } from '../../../kit/text/language.ts';
import { sampleNodes, sampleSource } from './sample-tree.ts';
import { widgetTexts as texts } from './texts.ts';
import type { TreeNode } from '../../../kit/tree/tree-node.ts';

interface SampleRow {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly exceptionStatus: number;
  readonly entries: readonly { packageNumber: string; entrySum: number }[];
  readonly children?: readonly SampleRow[];
}

const columns: readonly DataColumn<SampleRow>[] = [
  { prop: 'name', label: texts.name, width: 260 },
  { prop: 'number', label: texts.number, isProno: true },
  { prop: 'entries', label: texts.entries, type: 'list' },
];

/** Rows below rows, a tree beside, rows that open, cells of lists, the mark of an exception. */
export function TableWidgets() {
  const t = useText();
  const rows = useMemo(() => sampleNodes(t).map(rowOf), [t]);
  const source = useMemo(() => sampleSource(t), [t]);
  const [selected, setSelected] = useState<Key[]>([]);
  return (
    <>
      <DataTable<SampleRow>
        columns={columns}
        rows={rows}
        tree={{ treeKey: source.key, load: source.load, onSelect: () => undefined }}
        selection={{ keys: selected, onChange: setSelected }}
        actions={() => [
          { key: 'view', label: t(texts.view), onClick: () => undefined },
          { key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => undefined },
        ]}
      />
      <DataTable<SampleRow>
        columns={columns}
        rows={(rows[0]?.children ?? []).map(({ children: _below, ...row }) => row)}
        expand={(row) => <p className="kit-lines">{t(texts.more, { name: row.name })}</p>}
      />
    </>
  );
}

function rowOf(node: TreeNode): SampleRow {
  return {
    id: node.key,
    name: node.title,
    number: `ZC-2026-${node.key.padStart(6, '0')}`,
    exceptionStatus: node.key === '12' ? 1 : 0,
    entries: [{ packageNumber: '01', entrySum: node.key.length }],
    ...(node.children ? { children: node.children.map(rowOf) } : {}),
  };
}

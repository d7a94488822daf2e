import { appealTarget, appealType } from '@zhaocai/model/objection/choices';
import type { ObjectionWindowAnswer } from '@zhaocai/model/objection/objection-endpoints';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { raisePath } from '../paths.ts';
import { objectionTexts as texts } from '../texts.ts';

interface Line extends ObjectionWindowAnswer {
  readonly key: string;
}

interface WindowTableProps {
  readonly about: { readonly projectId: string; readonly tenantId: string };
  readonly windows: readonly ObjectionWindowAnswer[];
}

const columns: DataColumn<Line>[] = [
  {
    prop: 'appealType',
    label: texts.kind,
    width: 140,
    render: (row) => <ChoiceTag choices={appealType.choices} value={row.appealType} />,
  },
  {
    prop: 'target',
    label: texts.about,
    width: 120,
    render: (row) => <ChoiceTag choices={appealTarget.choices} value={row.target} />,
  },
  { prop: 'until', label: texts.until, width: 240, render: (row) => <Until line={row} /> },
  { prop: 'article', label: texts.article, width: 380 },
];

/** What may be raised about a project now, and until when: what is open can be begun from its line. */
export function WindowTable({ about, windows }: WindowTableProps) {
  const t = useText();
  const navigate = useNavigate();
  const rows = windows.map((one) => ({ ...one, key: `${one.appealType} ${one.target}` }));
  const raise = ({ appealType: kind, target }: Line) =>
    void navigate(raisePath({ ...about, appealType: kind, target }));
  return (
    <Section title={t(texts.windowsTitle)} note={t(texts.windowsHelp)}>
      <DataTable<Line>
        id="objectionWindows"
        rowKey="key"
        columns={columns}
        rows={rows.toSorted((one, other) => urgencyOf(other) - urgencyOf(one))}
        isPagedHere
        onOpen={(row) => {
          if (row.isOpen) raise(row);
        }}
        actions={(row) => (row.isOpen ? [{ key: 'raise', label: t(texts.raiseOne), onClick: () => raise(row) }] : [])}
      />
    </Section>
  );
}

/** What is open stands first, and of that what ends. */
function urgencyOf({ isOpen, until }: Line): number {
  return Number(isOpen) * 2 + Number(isOpen && until !== null);
}

function Until({ line: { isOpen, from, until, appealType: kind, parentId } }: { readonly line: Line }) {
  const t = useText();
  const waitsForAnswer = !isOpen && appealType.is(kind, 'complaint') && parentId === null;
  if (waitsForAnswer) return <span className="kit-quiet">{t(texts.queryFirst)}</span>;
  if (from === null) return <span className="kit-quiet">{t(texts.notYet)}</span>;
  return until === null ? <>{t(texts.always)}</> : <Deadline at={until} />;
}

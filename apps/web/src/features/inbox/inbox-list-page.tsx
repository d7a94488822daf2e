import './inbox.css';
import { dueChoices, inboxPage, type InboxLine } from '@zhaocai/model/inbox/inbox-endpoints';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../kit/resource-page/list-page.tsx';
import { useListState } from '../../kit/resource-page/list-state.ts';
import { useText } from '../../kit/text/language.ts';
import { words as shared } from '../../kit/text/words.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Ago } from '../../kit/widgets/instant.tsx';
import { inboxWords as words } from './words.ts';

const refreshMs = 60_000;

interface InboxListPageProps {
  readonly title: string;
  /** At the head: what else there is to see. */
  readonly actions?: ReactNode;
}

/** All that waits for the user, the most urgent first. */
export function InboxListPage({ title, actions }: InboxListPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const { keyword } = state.filters;
  const due = dueChoices.find((one) => one === state.filters.due);
  const input = { keyword, due, current: state.current, size: state.size };
  const query = useEndpoint(inboxPage, input, { keepPrevious: true, refreshMs });
  return (
    <ListPage
      id="inbox"
      title={title}
      actions={actions}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      filters={filters}
      actionWidth={90}
      rowActions={({ path }) => [{ key: 'handle', label: t(words.handle), onClick: () => void navigate(path) }]}
      pathOf={({ path }) => path}
      empty={{ title: t(words.none), help: t(words.noneHelp) }}
    />
  );
}

const filters = [
  { name: 'keyword', label: words.keyword },
  {
    name: 'due',
    label: words.due,
    choices: [
      { value: 'overdue', label: words.isLate },
      { value: 'week', label: words.isWeek },
    ],
  },
];

function Named({ line: { name, number, about, path, leftBy } }: { readonly line: InboxLine }) {
  const t = useText();
  return (
    <>
      <Link to={path}>{name ?? number ?? about}</Link>
      {leftBy && <p className="inbox-quiet">{t(words.leftBy, { name: leftBy })}</p>}
    </>
  );
}

const columns: readonly DataColumn<InboxLine>[] = [
  {
    prop: 'label',
    label: words.what,
    width: 150,
    render: ({ label, isOverdue }) => <ToneTag tone={isOverdue ? 'red' : 'orange'}>{label}</ToneTag>,
  },
  {
    prop: 'name',
    label: shared.name,
    width: 300,
    render: (line) => <Named line={line} />,
  },
  { prop: 'number', label: words.number, width: 150, isProno: true },
  { prop: 'about', label: words.about, width: 110 },
  { prop: 'handedBy', label: words.handedBy, width: 90 },
  {
    prop: 'since',
    label: words.since,
    width: 148,
    keepsWidth: true,
    render: ({ since }) => <Ago at={since} />,
  },
  { prop: 'due', label: words.due, width: 240, render: ({ due }) => <Deadline at={due} isDuty /> },
];

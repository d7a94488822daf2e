import { messagesExport } from '@zhaocai/model/workflow/work-exports';
import { flowMessageList, flowMessageRead, type FlowMessageRow } from '@zhaocai/model/workflow/work-endpoints';
import { readStatus } from '@zhaocai/model/workflow/message-states';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../../kit/data-table/column.ts';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useListState } from '../../../../kit/resource-page/list-state.ts';
import { useText } from '../../../../kit/text/language.ts';
import { ChoiceTag } from '../../../../kit/widgets/choice-tag.tsx';
import { Ago } from '../../../../kit/widgets/instant.tsx';
import { ListPage } from '../../../../kit/resource-page/list-page.tsx';
import '../approval.css';
import { InboxSummary } from '../../../inbox/index.ts';
import { WorkSearch } from '../lists/work-search.tsx';
import { messagePath } from '../paths.ts';
import { MessageKindTag } from '../state-tag.tsx';
import { approvalTexts as texts } from '../texts.ts';

/** What the user was told about approvals, the newest first. */
export function MessagesPage() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const { title, flowName, auditStatus } = state.filters;
  const input = {
    title,
    flowName,
    auditStatus: auditStatus === undefined ? undefined : readStatus.named(Number(auditStatus))?.value,
    current: state.current,
    size: state.size,
  };
  const query = useEndpoint(flowMessageList, input, { keepPrevious: true });
  const reading = useCommand(flowMessageRead, { success: 'silent' });
  const statuses = readStatus.choices.map(({ value, label }) => ({ value: String(value), label: t(label) }));
  return (
    <ListPage
      id="messages"
      title={t(texts.messages)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={messagesExport}
      search={
        <>
          <InboxSummary />
          <WorkSearch
            state={state}
            onState={change}
            choice={{ name: 'auditStatus', label: t(texts.state), options: statuses }}
          />
        </>
      }
      actionWidth={190}
      rowActions={(row) => [
        { key: 'open', label: t(texts.open), onClick: () => void navigate(messagePath(row.id)) },
        ...(isUnread(row)
          ? [{ key: 'read', label: t(texts.markRead), onClick: () => void reading.run({ id: row.id }) }]
          : []),
      ]}
      pathOf={({ id }) => messagePath(id)}
      empty={{ title: t(texts.noMessages), help: t(texts.noMessagesHelp) }}
    />
  );
}

const isUnread = ({ auditStatus }: FlowMessageRow) => readStatus.is(auditStatus, 'unread');

const columns: readonly DataColumn<FlowMessageRow>[] = [
  {
    prop: 'title',
    label: texts.title,
    width: 300,
    type: 'mylink',
    render: (row) => (isUnread(row) ? <strong>{row.title}</strong> : row.title),
  },
  { prop: 'kind', label: texts.messageKind, width: 100, render: ({ kind }) => <MessageKindTag kind={kind} /> },
  {
    prop: 'auditStatus',
    label: texts.state,
    width: 90,
    render: ({ auditStatus }) => <ChoiceTag choices={readStatus.choices} value={auditStatus} />,
  },
  {
    prop: 'createTime',
    label: texts.messageTime,
    width: 160,
    render: ({ createTime }) => <Ago at={createTime} />,
  },
  { prop: 'content', label: texts.step, width: 150 },
  { prop: 'flowName', label: texts.flow, width: 150 },
];

import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { PlusOutlined } from '@ant-design/icons';
import { exportOwnAnswers, ownAnswerPage, type OwnAnswerRow } from '@zhaocai/model/form/own-answer-endpoints';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useListState } from '../../../kit/resource-page/list-state.ts';
import { useText } from '../../../kit/text/language.ts';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { ExportButton } from '../answers/export-button.tsx';
import { changeAnswerPath, ownAnswerPath } from '../paths.ts';
import { OwnSearch } from './own-search.tsx';
import { ownTexts as texts } from './texts.ts';

const choosePath = '/work/myapplybak/myapplyForm';

const columns: readonly DataColumn<OwnAnswerRow>[] = [
  { prop: 'title', label: texts.name, width: 280, type: 'mylink' },
  { prop: 'formName', label: texts.form, width: 180 },
  {
    prop: 'createTime',
    label: texts.days,
    width: 160,
    render: ({ createTime }) => <Instant at={createTime} />,
  },
  {
    prop: 'updateTime',
    label: texts.changedAt,
    width: 160,
    render: ({ createTime, updateTime }) => (updateTime === createTime ? '—' : <Instant at={updateTime} />),
  },
  { prop: 'versionNo', label: texts.version, width: 90, visible: false, render: ({ versionNo }) => `v${versionNo}` },
];

/** What the user filled in without approval: found by form and day, opened, changed, printed, taken along. */
export function OwnAnswersPage() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const { formId, title, createdFrom, createdTo } = state.filters;
  const input = { formId, title, createdFrom, createdTo };
  const query = useEndpoint(
    ownAnswerPage,
    { ...input, current: state.current, size: state.size },
    { keepPrevious: true },
  );
  const go = (path: string) => void navigate(path);
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go(choosePath)}>
      {t(texts.fillIn)}
    </Button>
  );
  const actions = ({ id, mayChange }: OwnAnswerRow): readonly RowAction[] => [
    { key: 'open', label: t(texts.open), onClick: () => go(ownAnswerPath(id)) },
    ...(mayChange ? [{ key: 'change', label: t(texts.change), onClick: () => go(changeAnswerPath(id)) }] : []),
  ];
  return (
    <ListPage<OwnAnswerRow>
      id="ownAnswers"
      title={t(texts.title)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      search={<OwnSearch state={state} onState={change} />}
      actions={
        <>
          <ExportButton endpoint={exportOwnAnswers} input={input} />
          {add}
        </>
      }
      rowActions={actions}
      onOpen={({ id }) => go(ownAnswerPath(id))}
      empty={{ title: t(texts.none), help: t(texts.noneHelp), action: add }}
    />
  );
}

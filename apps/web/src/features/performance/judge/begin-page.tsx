import { judgeType } from '@zhaocai/model/performance/choices';
import { judgement } from '@zhaocai/model/performance/judgement';
import { judgeableBusinesses, type JudgeableBusiness } from '@zhaocai/model/performance/judgement-endpoints';
import { judgementLifecycle } from '@zhaocai/model/performance/judgement-lifecycle';
import { Button, Input, Segmented } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import '../performance.css';
import { draftPath, judgePath, recordPath } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';
import { PeriodDialog } from './period-dialog.tsx';

const kinds = judgeType.choices.filter(({ name }) => name !== 'project');
const { fields } = judgement;
const isDone = ({ judgementId, judgeStatus }: JudgeableBusiness) =>
  judgementId !== null && !judgementLifecycle.is(judgeStatus, 'draft');

const columns = shownColumns<JudgeableBusiness>(fields, {
  targetName: { width: 200, type: 'mylink' },
  projectName: { width: 240 },
  judgeStatus: {
    width: 110,
    render: ({ judgeStatus }) => (
      <ChoiceTag choices={judgementLifecycle.choices} value={judgeStatus ?? judgementLifecycle.code.draft} />
    ),
  },
  dueTime: { width: 220, render: (row) => row.dueTime && <Deadline at={row.dueTime} isMet={isDone(row)} isDuty /> },
  endTime: {
    label: texts.endedAt,
    width: 160,
    render: ({ endTime }) => <Instant at={endTime} />,
  },
  totalScore: {
    width: 90,
    align: 'right',
    render: ({ totalScore }) => totalScore && <span className="kit-number">{totalScore}</span>,
  },
  projectNo: { width: 150, isProno: true },
});

/** With whom business is over and not judged yet: one is chosen, and its sheet filled in. `?type=` says of which kind. */
export function BeginPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const kind = Number(search.get('type') ?? judgeType.code.supplier);
  const isOpen = search.get('all') === null;
  const [keyword, setKeyword] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const asked = useDeferredValue(keyword.trim());
  const query = useEndpoint(
    judgeableBusinesses,
    { judgeType: kind, isOpen: isOpen ? 1 : 0, ...(asked && { keyword: asked }) },
    { keepPrevious: true },
  );
  const show = (change: Readonly<Record<string, string>>) =>
    setSearch({ type: String(kind), ...(isOpen ? {} : { all: '1' }), ...change }, { replace: true });
  const open = (row: JudgeableBusiness) => {
    const { judgementId: id, targetId, projectId } = row;
    if (id !== null) return void navigate(isDone(row) ? recordPath(id) : draftPath(id));
    return void navigate(judgePath({ judgeType: kind, targetId }, { project: projectId }));
  };
  const wordOf = (row: JudgeableBusiness) =>
    row.judgementId === null ? texts.judgeThis : isDone(row) ? texts.seeRecord : texts.continueDraft;
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.begin)}
        actions={<Button onClick={() => setChoosing(true)}>{t(texts.byPeriod)}</Button>}
      />
      <div className="performance-choose">
        <Segmented
          value={kind}
          options={kinds.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(value) => show({ type: String(value) })}
        />
        <Segmented
          value={isOpen}
          options={[
            { value: true, label: t(texts.waiting) },
            { value: false, label: t(texts.all) },
          ]}
          onChange={(value) => setSearch({ type: String(kind), ...(value ? {} : { all: '1' }) }, { replace: true })}
        />
        <Input
          allowClear
          value={keyword}
          placeholder={t(texts.searchBusiness)}
          aria-label={t(texts.searchBusiness)}
          onChange={({ target }) => setKeyword(target.value)}
        />
      </div>
      <Loaded query={query} rows={6}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t(texts.nothingWaits)} help={t(texts.nothingWaitsHelp)} />
          ) : (
            <DataTable<JudgeableBusiness>
              id="judgeableBusinesses"
              rowKey="key"
              columns={columns}
              rows={rows}
              isPagedHere
              onOpen={open}
              actions={(row) => [{ key: 'judge', label: t(wordOf(row)), onClick: () => open(row) }]}
            />
          )
        }
      </Loaded>
      <PeriodDialog judgeType={kind} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  );
}

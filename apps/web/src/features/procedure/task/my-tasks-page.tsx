import { taskLifecycle } from '@zhaocai/model/procedure/project-task';
import { myTasks } from '@zhaocai/model/procedure/task-endpoints';
import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import '../procedure.css';
import { TaskTable } from './task-table.tsx';
import { taskTexts as texts } from './texts.ts';

const sizes = [12, 24, 48];

/** What the projects hand to who looks: what is late first. */
export function MyTasksPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const status = search.get('taskStatus') ?? '';
  const current = Number(search.get('current') ?? 1);
  const size = Number(search.get('size') ?? sizes[0]);
  const input = { current, size, ...(status !== '' && { taskStatus: Number(status) }) };
  const { data, error, isFetching, refetch } = useEndpoint(myTasks, input, { keepPrevious: true });
  const { open = 0, overdue = 0 } = data ?? {};
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        note={
          data && (
            <span className={`kit-tone-${overdue > 0 ? 'red' : 'grey'} task-counts`}>
              {t(texts.openAndLate, { open, overdue })}
            </span>
          )
        }
        actions={
          <Segmented
            className="task-states"
            value={status}
            options={[
              { value: '', label: t(texts.all) },
              ...taskLifecycle.choices.map(({ value, label }) => ({ value: String(value), label: t(label) })),
            ]}
            onChange={(value) => setSearch(value === '' ? {} : { taskStatus: value })}
          />
        }
      />
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <TaskTable
          id="my-tasks"
          rows={data?.records ?? []}
          isLoading={isFetching && !data}
          paging={{
            total: data?.total ?? 0,
            current,
            size,
            sizes,
            onChange: (page, count) =>
              setSearch({ ...(status !== '' && { taskStatus: status }), current: String(page), size: String(count) }),
          }}
          empty={<Empty title={t(texts.noneMine)} help={t(texts.noneMineHelp)} />}
        />
      )}
    </div>
  );
}

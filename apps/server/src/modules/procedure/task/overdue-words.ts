import type { Text } from '@zhaocai/model';

/** A task that is late, as it is named. */
export interface Late {
  readonly taskName: string;
  readonly projectName: string;
  readonly planEnd: string | null;
}

const named = 10;

/** What whoever has overdue tasks, or leads those who have, is told of them. */
export function overdueWords(tasks: readonly Late[]): { title: Text; content: Text } {
  const said = tasks.slice(0, named).map(({ taskName, projectName, planEnd }) => ({
    zh: `${taskName} · ${projectName}（应于${planEnd ?? ''}完成）`,
    en: `${taskName} · ${projectName} (due ${planEnd ?? ''})`,
  }));
  const more = tasks.length > named ? ['……'] : [];
  const content = {
    zh: [...said.map(({ zh }) => zh), ...more].join('；'),
    en: [...said.map(({ en }) => en), ...more].join('; '),
  };
  const count = tasks.length;
  if (count === 1) return { title: { zh: '任务已逾期', en: 'A task is overdue' }, content };
  return { title: { zh: `${count}项任务已逾期`, en: `${count} tasks are overdue` }, content };
}

import type { Text } from '@zhaocai/model/kit/text';
import { procedureWords } from '../words.ts';

export const taskTexts = {
  title: procedureWords.myTasks,
  ofProject: procedureWords.tasks,
  all: { zh: '全部任务', en: 'All tasks' },
  openAndLate: { zh: '待办{open}项，其中逾期{overdue}项', en: '{open} open, {overdue} of them overdue' },
  waits: { zh: '等待：{names}', en: 'waits for {names}' },
  noCalendar: { zh: '未配置{year}年工作日历，暂不计算期限', en: 'No work calendar for {year}: no deadline yet' },
  finishedBy: { zh: '如何完成', en: 'Finished' },
  byDeed: { zh: '“{deed}”后自动完成', en: 'with “{deed}”' },
  noneMine: { zh: '暂无任务', en: 'No tasks' },
  noneMineHelp: {
    zh: '项目立项确认后，按任务模板分派给您的任务显示在这里。',
    en: 'What the projects hand to you appears here.',
  },
  noneOfProject: {
    zh: '立项确认后按采购方式的任务模板生成任务',
    en: 'The tasks come with the confirmation of the project',
  },
  finish: { zh: '办结', en: 'Finish' },
  finishTitle: { zh: '办结任务：{name}', en: 'Finish: {name}' },
  skip: { zh: '跳过', en: 'Skip' },
  skipTitle: { zh: '跳过任务“{name}”', en: 'Skip “{name}”' },
  output: { zh: '成果文件：{name}', en: 'To hand in: {name}' },
  outputAny: { zh: '成果文件', en: 'Files' },
  remark: { zh: '办理说明', en: 'Remark' },
  handOn: { zh: '转交', en: 'Reassign' },
  handOnTitle: { zh: '转交任务：{name}', en: 'Reassign: {name}' },
  handOnTo: { zh: '由谁办理', en: 'Done by' },
  handedOn: { zh: '任务已转交', en: 'The task was reassigned' },
  done: { zh: '任务已办结', en: 'The task is done' },
} as const satisfies Record<string, Text>;

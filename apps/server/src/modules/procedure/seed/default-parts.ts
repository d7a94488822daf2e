import { archiveSource, dayType, secretLevel, statutoryRetentionYears, taskType, type Procedure } from '@zhaocai/model';

type StepName = Procedure['steps'][number]['name'];

interface DefaultTask {
  readonly type: keyof typeof taskType.code;
  /** Of the project roles: 2 the head of the demand, 5 the handler, 6 the head of procurement. */
  readonly role: 2 | 5 | 6;
  readonly days?: number;
  readonly countedIn?: keyof typeof dayType.code;
  readonly output?: string;
}

/** What people do at a step; the steps of suppliers are nobody's task here. */
const tasksOfSteps: Readonly<Partial<Record<StepName, DefaultTask>>> = {
  publicise: { type: 'bulletin', role: 5, days: 5 },
  documents: { type: 'document', role: 5, days: 5, output: '采购文件' },
  confirmDocuments: { type: 'approval', role: 6, days: 2 },
  publish: { type: 'bulletin', role: 5, days: 2 },
  invite: { type: 'document', role: 5, days: 2 },
  open: { type: 'opening', role: 5 },
  bidDown: { type: 'opening', role: 5 },
  qualify: { type: 'evaluation', role: 5, days: 1 },
  negotiate: { type: 'evaluation', role: 5, days: 2 },
  evaluate: { type: 'evaluation', role: 5, days: 2, output: '评审报告' },
  compare: { type: 'evaluation', role: 5, days: 2 },
  confirmResult: { type: 'approval', role: 6, days: 5 },
  publishResult: { type: 'bulletin', role: 5, days: 2 },
  contract: { type: 'contract', role: 5, days: 30, countedIn: 'calendarDays', output: '采购合同' },
  accept: { type: 'acceptance', role: 2, days: 7, output: '验收报告' },
  pay: { type: 'payment', role: 5, days: 30, countedIn: 'calendarDays' },
  archive: { type: 'archive', role: 5, days: 15 },
};

/** The tasks of a method, one for each of its steps that somebody of the buyer does, one after the other. */
export function defaultTasks({ steps }: Procedure) {
  return steps.flatMap(({ name, label, stage, isOptional }, place) => {
    const task = tasksOfSteps[name];
    if (!task) return [];
    return {
      taskCode: `${String(place + 1).padStart(2, '0')}-${name}`,
      taskName: label.zh,
      taskType: taskType.code[task.type],
      stage,
      roleCode: task.role,
      workDays: task.days ?? null,
      workDayType: dayType.code[task.countedIn ?? 'workingDays'],
      outputName: task.output ?? null,
      required: !isOptional,
    };
  });
}

interface DefaultArchive {
  readonly step: StepName;
  readonly catalogCode: string;
  readonly name: string;
  readonly from: keyof typeof archiveSource.code;
}

/** What the Government Procurement Law, article 42, wants kept of a procurement, where the method has the step. */
const archived: readonly DefaultArchive[] = [
  { step: 'initiate', catalogCode: '01', name: '采购预算及立项审批', from: 'upload' },
  { step: 'documents', catalogCode: '02', name: '采购文件及修改、澄清', from: 'upload' },
  { step: 'publish', catalogCode: '03', name: '采购公告', from: 'system' },
  { step: 'submit', catalogCode: '04', name: '供应商投标（响应）文件', from: 'system' },
  { step: 'open', catalogCode: '05', name: '开标记录', from: 'system' },
  { step: 'evaluate', catalogCode: '06', name: '评审标准及评审报告', from: 'upload' },
  { step: 'compare', catalogCode: '06', name: '报价对比及比选记录', from: 'system' },
  { step: 'confirmResult', catalogCode: '07', name: '定标文件', from: 'system' },
  { step: 'publishResult', catalogCode: '08', name: '结果公告', from: 'system' },
  { step: 'contract', catalogCode: '09', name: '采购合同', from: 'upload' },
  { step: 'accept', catalogCode: '10', name: '验收证明', from: 'upload' },
];

/** The archive list of a method; under the laws what is on it stays on it. */
export function defaultArchives({ steps }: Procedure, isStatutory: boolean) {
  return archived.flatMap(({ step, catalogCode, name, from }) => {
    const found = steps.find((one) => one.name === step);
    if (!found) return [];
    return {
      catalogCode,
      name,
      stage: found.stage,
      required: !found.isOptional,
      source: archiveSource.code[from],
      secretLevel: secretLevel.code.internal,
      retentionYears: statutoryRetentionYears,
      isStatutory: isStatutory && !found.isOptional,
    };
  });
}

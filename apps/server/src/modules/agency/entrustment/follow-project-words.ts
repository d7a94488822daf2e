import type { Text } from '@zhaocai/model';

/** Why nothing is done for a project any more. */
export const ends = {
  deleted: { zh: '项目已删除', en: 'The project was deleted' },
  failed: { zh: '项目流标', en: 'The project failed' },
  terminated: { zh: '项目已终止', en: 'The project was terminated' },
  decided: { zh: '项目已出结果', en: 'The project has its result' },
} as const satisfies Record<string, Text>;

export const goesOn = { zh: '采购结果已撤销，委托继续', en: 'The result was withdrawn; the entrustment goes on' };

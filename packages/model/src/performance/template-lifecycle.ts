import { lifecycle } from '../kit/lifecycle.ts';

/**
 * A template is used or not, and of those for one kind and cycle one at most is. By which somebody was judged is never
 * changed: another edition takes its place.
 */
export const judgeTemplateLifecycle = lifecycle({
  field: 'enable',
  states: {
    disabled: { value: 0, label: { zh: '停用', en: 'Not in use' }, tone: 'grey' },
    enabled: { value: 1, label: { zh: '启用', en: 'In use' }, tone: 'green' },
    replaced: { value: 2, label: { zh: '已改版', en: 'Replaced' }, tone: 'grey' },
  },
  actions: {
    enable: {
      from: ['disabled'],
      to: 'enabled',
      permission: 'judgeTemplate_enable',
      label: { zh: '启用', en: 'Put into use' },
      confirm: {
        zh: '启用后，同类型、同周期原来启用的模板自动停用。',
        en: 'The template that was used for this kind and cycle is no longer.',
      },
    },
    disable: {
      from: ['enabled'],
      to: 'disabled',
      permission: 'judgeTemplate_enable',
      label: { zh: '停用', en: 'Take out of use' },
      confirm: {
        zh: '停用后，暂时不能按该类型和周期发起评价。',
        en: 'Nobody can be judged of this kind and cycle until another is put into use.',
      },
    },
    replace: { from: ['disabled', 'enabled'], to: 'replaced', label: { zh: '改版', en: 'Replace' } },
  },
});

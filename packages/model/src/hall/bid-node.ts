import { entity } from '../kit/entity.ts';
import { hallNodes } from './node-codes.ts';

/** A node as a unit goes through it: its own name, whether it has it, and how long it is planned to take. */
export const bidNode = entity({
  name: 'bidNode',
  table: 'bid_node',
  label: { zh: '开标节点', en: 'Opening node' },
  path: '/api/purchase/elebid/conf',
  verbs: {},
  menu: 'bidNode',
  dataScoped: false,
  fields: {
    nodeCode: {
      kind: 'choice',
      label: { zh: '节点', en: 'Node' },
      choices: hallNodes.choices,
      required: true,
      readOnly: true,
    },
    nodeName: { kind: 'text', label: { zh: '节点名称', en: 'Name' }, maxLength: 30, required: true },
    isUsed: { kind: 'flag', label: { zh: '启用', en: 'Used' }, required: true },
    durationMin: {
      kind: 'integer',
      label: { zh: '时长', en: 'Duration' },
      min: 1,
      max: 1440,
      unit: { zh: '分钟', en: 'min' },
      required: true,
    },
  },
});

import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';

export const siteTypes = named({
  opening: { value: 1, label: { zh: '开标室', en: 'Opening room' } },
  evaluation: { value: 2, label: { zh: '评标室', en: 'Evaluation room' } },
  meeting: { value: 3, label: { zh: '会议室', en: 'Meeting room' } },
});

export const siteStatus = named({
  enabled: { value: 1, label: { zh: '启用', en: 'Enabled' }, tone: 'green' },
  disabled: { value: 0, label: { zh: '停用', en: 'Disabled' }, tone: 'grey' },
});

const hour = {
  kind: 'text',
  maxLength: 5,
  required: true,
  pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
  patternText: { zh: '时:分，如08:30', en: 'hh:mm, such as 08:30' },
} as const;

/** A room that is reserved by the hour. */
export const site = entity({
  name: 'site',
  table: 'site',
  label: { zh: '场地', en: 'Site' },
  path: '/api/bid-project/site',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdateSiteInfo',
    remove: 'GET /deleteSiteInfo',
    export: 'POST /export',
  },
  idName: 'siteId',
  menu: 'site',
  search: ['siteName', 'address'],
  sort: ['typeId', 'siteName'],
  dataScoped: 'granted',
  guards: { ux_site_name: 'place.siteExists', site_open_hours: 'place.openHours' },
  fields: {
    siteName: { kind: 'text', label: { zh: '场地名称', en: 'Name' }, maxLength: 100, required: true },
    typeId: {
      kind: 'choice',
      label: { zh: '场地类型', en: 'Kind' },
      choices: siteTypes.choices,
      required: true,
      initial: 1,
    },
    capacity: { kind: 'integer', label: { zh: '容纳人数', en: 'Seats' }, min: 1, max: 9999 },
    address: { kind: 'text', label: { zh: '位置', en: 'Where' }, maxLength: 200 },
    openFrom: { ...hour, label: { zh: '开放时间', en: 'Open from' }, initial: '08:30' },
    openTo: { ...hour, label: { zh: '关闭时间', en: 'Open to' }, initial: '18:00' },
    siteStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: siteStatus.choices,
      required: true,
      initial: 1,
    },
    equipments: { kind: 'text', label: { zh: '设备', en: 'Equipment' }, maxLength: 500 },
  },
});

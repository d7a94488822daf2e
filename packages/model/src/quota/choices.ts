import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';

/** Kinds of units (docs/estate.md B.5, SysDept.deptType): they decide which formula holds. */
export const unitKind = named({
  college: { value: 1, label: { zh: '学院', en: 'College' } },
  office: { value: 2, label: { zh: '机关部处', en: 'Office' } },
  institute: { value: 3, label: { zh: '科研机构', en: 'Research institute' } },
  affiliated: { value: 4, label: { zh: '直属单位', en: 'Directly affiliated unit' } },
  enterprise: { value: 5, label: { zh: '附属企业', en: 'Affiliated enterprise' } },
});

/** Which rate of research room per money holds (docs/estate.md C.4). */
export const researchBranch = named({
  science: { value: 1, label: { zh: '理工', en: 'Science and engineering' } },
  arts: { value: 2, label: { zh: '文科', en: 'Arts and humanities' } },
});

/** Levels of professional titles (B.5, ProfTitle.level). */
export const titleLevels = [
  { value: 1, label: { zh: '院士', en: 'Academician' } },
  { value: 2, label: { zh: '正高级', en: 'Senior' } },
  { value: 3, label: { zh: '副高级', en: 'Associate senior' } },
  { value: 4, label: { zh: '中级', en: 'Intermediate' } },
  { value: 5, label: { zh: '初级', en: 'Junior' } },
  { value: 6, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

/** Levels of administrative posts (B.5, Sasnop). */
export const postLevels = [
  { value: 1, label: { zh: '校级正职', en: 'Head of the university' } },
  { value: 2, label: { zh: '校级副职（正厅）', en: 'Deputy head (director-general)' } },
  { value: 3, label: { zh: '校级副职（副厅）', en: 'Deputy head (deputy director-general)' } },
  { value: 4, label: { zh: '正处级', en: 'Division head' } },
  { value: 5, label: { zh: '副处级', en: 'Deputy division head' } },
  { value: 6, label: { zh: '科级及以下', en: 'Section level and below' } },
] as const satisfies readonly Choice[];

export const studentTypes = [
  { value: 1, label: { zh: '本科生', en: 'Undergraduates' } },
  { value: 2, label: { zh: '硕士生', en: 'Master’s students' } },
  { value: 3, label: { zh: '博士生', en: 'Doctoral students' } },
  { value: 4, label: { zh: '博士后', en: 'Postdocs' } },
  { value: 5, label: { zh: '留学生', en: 'International students' } },
  { value: 6, label: { zh: '进修生', en: 'Visiting students' } },
] as const satisfies readonly Choice[];

/** What earns room for research (B.5, ResearchSubsidyReg.kind). */
export const researchKind = named({
  funds: { value: 1, label: { zh: '到账经费', en: 'Funds received' } },
  nationalPlatform: { value: 2, label: { zh: '国家级平台', en: 'National platform' } },
  provincialPlatform: { value: 3, label: { zh: '省部级平台', en: 'Provincial platform' } },
  bureauPlatform: { value: 4, label: { zh: '厅局级平台', en: 'Bureau-level platform' } },
  largeEquipment: { value: 5, label: { zh: '大型设备', en: 'Large equipment' } },
});

export const priceUnit = named({
  monthly: { value: 1, label: { zh: '元/㎡·月', en: 'yuan/m² a month' } },
  yearly: { value: 2, label: { zh: '元/㎡·年', en: 'yuan/m² a year' } },
});

export const tierMode = named({
  bands: { value: 1, label: { zh: '分段累进', en: 'Each band its price' } },
  whole: { value: 2, label: { zh: '全额按档', en: 'One price for all' } },
});

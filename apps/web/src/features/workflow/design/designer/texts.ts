export const sideTexts = {
  settings: { zh: '设置', en: 'Set' },
  check: { zh: '检查', en: 'Check' },
  simulation: { zh: '模拟', en: 'Try' },
  versions: { zh: '版本', en: 'History' },
  fields: { zh: '字段', en: 'Fields' },
} as const;

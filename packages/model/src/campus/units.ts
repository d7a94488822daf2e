export const persons = { zh: '人', en: 'people' };
export const yuan = { zh: '元', en: 'yuan' };

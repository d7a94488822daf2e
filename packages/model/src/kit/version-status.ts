import { named } from './named.ts';

/**
 * Of what is designed in versions (flows, forms): one draft at most, one in use at most, and those that were in use, on
 * which runs and answers stand.
 */
export const versionStatus = named({
  draft: { value: 'draft', label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
  published: { value: 'published', label: { zh: '使用中', en: 'In use' }, tone: 'green' },
  retired: { value: 'retired', label: { zh: '历史', en: 'Former' }, tone: 'grey' },
});

import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const deskWords = {
  helpPages: { zh: '帮助维护', en: 'Help pages' },
  announcements: { zh: '通知公告', en: 'Announcements' },
  writeAnAnnouncement: { zh: '编写通知', en: 'Write an announcement' },
  myAnnouncements: { zh: '我的通知', en: 'My announcements' },
} as const satisfies Record<string, Text>;

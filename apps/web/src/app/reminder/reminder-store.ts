import { create } from 'zustand';

/** What was pushed to the user: its id leads to the details. */
export interface Reminder {
  readonly dataId: string;
  readonly title: string;
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly date: string;
}

interface ReminderState {
  readonly waiting: readonly Reminder[];
}

export const useReminders = create<ReminderState>()(() => ({ waiting: [] }));

/** Slides the reminder up; the same one twice shows once. */
export function showReminder(reminder: Reminder): void {
  const others = useReminders.getState().waiting.filter(({ dataId }) => dataId !== reminder.dataId);
  useReminders.setState({ waiting: [...others, reminder] });
}

export function dropReminder(dataId: string): void {
  useReminders.setState({ waiting: useReminders.getState().waiting.filter((one) => one.dataId !== dataId) });
}

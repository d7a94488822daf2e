import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useLanguage } from '../text/language.ts';

/** Weeks and months of a picker in the user's language; here and not in the shell, so that pickers alone bring dayjs. */
export function useDateLanguage(): void {
  dayjs.locale(useLanguage() === 'en' ? 'en' : 'zh-cn');
}

import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useNotify } from './use-notify.tsx';

/** What stands over a field while its file is on the way. */
export const uploadMark = { 'data-uploading': '' } as const;

/**
 * False, and said, while a file of the page in front is still on its way: what is handed in meanwhile would go without it.
 * Pages of other tabs are not seen, and wait for nothing.
 */
export function useUploadGate(): () => boolean {
  const t = useText();
  const notify = useNotify();
  return () => {
    const isUploading = [...document.querySelectorAll('[data-uploading]')].some((mark) => mark.checkVisibility());
    if (isUploading) notify.warning(t(kitTexts.uploadFirst));
    return !isUploading;
  };
}

import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../text/kit-texts.ts';

/** Why a PDF is not shown, and what to do: the library tells what it wants by the name of its error. */
export function pdfFault(error: unknown): Text {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return isLocked ? kitTexts.lockedPdf : kitTexts.brokenFile;
}

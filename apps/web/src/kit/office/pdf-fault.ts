import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../text/kit-texts.ts';

/** The library tells what it wants by the name of its error. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

/** Why a PDF is not shown, and what to do. */
export function pdfFault(error: unknown): Text {
  return isLocked(error) ? kitTexts.lockedPdf : kitTexts.brokenFile;
}

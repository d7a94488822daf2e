import { useState } from 'react';
import { fileContent } from '../http/file-link.ts';
import { RequestError } from '../http/request-error.ts';
import { saveFile } from '../http/save-file.ts';
import { useText } from '../text/language.ts';
import { useNotify } from '../widgets/use-notify.tsx';
import type { Found } from './found-signatures.tsx';
import type { Seal } from './seals.ts';
import type { SignWish } from './sign-dialog.tsx';
import { signTexts as texts } from './sign-texts.ts';
import { useSeals } from './use-seals.ts';

export interface OpenedPdf {
  readonly name: string;
  /** Where it is stored; a local one is nowhere. */
  readonly fileId?: string;
  readonly content: Uint8Array;
}

export interface PdfSignOptions {
  /** A stored PDF; without one a local one is chosen. */
  readonly fileId?: string;
  readonly fileName?: string;
  /** Stands on the seal and in its record. */
  readonly signer: string;
}

/** The work of the signing viewer: a file that is chosen, opened and closed; seals that come and go. */
export function usePdfSign({ fileId, fileName, signer }: PdfSignOptions) {
  const t = useText();
  const notify = useNotify();
  const [chosen, setChosen] = useState<File>();
  const [opened, setOpened] = useState<OpenedPdf>();
  const { clear, ...hand } = useSeals(signer);
  const [read, setRead] = useState<Found>();
  const { isBusy, guarded } = useGuarded();
  const open = async () => {
    if (!chosen && !fileId) return notify.warning(t(texts.choosePdf));
    await guarded(async () => {
      const blob = chosen ?? (await fileContent(fileId ?? '')).content;
      const content = new Uint8Array(await blob.arrayBuffer());
      setOpened({ name: chosen?.name ?? fileName ?? '', content, ...(chosen ? {} : { fileId }) });
      clear();
      setRead(undefined);
    });
  };
  const close = () => {
    setOpened(undefined);
    setChosen(undefined);
    clear();
    setRead(undefined);
  };
  return {
    ...hand,
    name: opened?.name ?? chosen?.name ?? fileName,
    opened,
    read,
    isBusy,
    choose: setChosen,
    open,
    close,
    download: () =>
      guarded(async () => {
        if (!opened) return;
        const content = await sealed(opened.content, hand.seals, signer);
        saveFile(new Blob([content.slice()], { type: 'application/pdf' }), opened.name);
      }),
    /** The signed document takes the place of the one that was open. */
    sign: (wish: SignWish) =>
      guarded(async () => {
        if (!opened) return;
        const { signStored } = await import('./sign-stored.ts');
        const { name, content } = opened;
        const signed = await signStored({ fileId: opened.fileId, name, content, seals: hand.seals, signer }, wish);
        const bytes = await (await fileContent(signed.fileId)).content.arrayBuffer();
        setChosen(undefined);
        setOpened({ name: signed.name, fileId: signed.fileId, content: new Uint8Array(bytes) });
        clear();
        setRead(await readAll(new Uint8Array(bytes)));
        notify.success(t(texts.signed, { name: signed.name }));
      }),
    readSignatures: () =>
      guarded(async () => {
        const found = opened ? await readAll(opened.content) : undefined;
        setRead(found);
        if (!found || found.seals.length + found.digital.length === 0) notify.warning(t(texts.noSignature));
      }),
  };
}

/** One piece of work at a time; what fails is told. */
function useGuarded() {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const guarded = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof RequestError) notify.failure(error);
      else notify.warning(t(texts.broken));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, guarded };
}

/** Without a seal the file stays as it is: written anew, its digital signatures would not hold any more. */
async function sealed(content: Uint8Array, seals: readonly Seal[], signer: string): Promise<Uint8Array> {
  if (seals.length === 0) return content;
  const [{ sealPdf }, { sealPicture }] = await Promise.all([import('./seals.ts'), import('./seal-image.ts')]);
  return sealPdf(content, seals, await sealPicture(signer));
}

async function readAll(content: Uint8Array): Promise<Found> {
  const [{ readSignatures }, { verifyPdf }] = await Promise.all([import('./seals.ts'), import('./verify-pdf.ts')]);
  const [known, digital] = await Promise.all([readSignatures(content), verifyPdf(content)]);
  return { seals: known.filter(({ kind }) => kind === 'seal'), digital };
}

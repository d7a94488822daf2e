import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';

/**
 * A thread for one PDF of a stranger: it may take its time and run out of memory without anybody else waiting for it
 * (read-pdf.ts ends it). Answers what the dictionaries of its signatures say; ends without an answer where it is no
 * readable PDF.
 */
// As hash-thread.mjs does: on Linux a thread has a priority of its own.
if (process.platform === 'linux') setPriority(10);
const pdf = await PDFDocument.load(workerData, { updateMetadata: false, ignoreEncryption: true });
const found = pdf.context
  .enumerateIndirectObjects()
  .flatMap(([, object]) => (object instanceof PDFDict && isSignature(object) ? [factsOf(object)] : []));
parentPort?.postMessage(found);

function isSignature(dict) {
  const type = dict.lookup(PDFName.of('Type'));
  const isTyped = type === PDFName.of('Sig') || type === undefined;
  return isTyped && dict.has(PDFName.of('ByteRange')) && dict.lookup(PDFName.of('Contents')) instanceof PDFHexString;
}

function factsOf(dict) {
  return {
    range: rangeOf(dict),
    cms: dict.lookup(PDFName.of('Contents')).asBytes(),
    name: textOf(dict, 'Name'),
    time: textOf(dict, 'M'),
    reason: textOf(dict, 'Reason'),
    isPades: dict.lookup(PDFName.of('SubFilter')) === PDFName.of('ETSI.CAdES.detached'),
  };
}

function rangeOf(dict) {
  const range = dict.lookup(PDFName.of('ByteRange'));
  if (!(range instanceof PDFArray)) return [];
  return range.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
}

function textOf(dict, name) {
  const object = dict.lookup(PDFName.of(name));
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';
}

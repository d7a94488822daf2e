import { vi } from 'vitest';

/** Stands in for the browser's upload request: each one is noted and answered. */
export function answerUploads(answer: (url: string) => object, { holdsBack = false } = {}) {
  const sent: string[] = [];
  const timeouts: number[] = [];
  const releases: (() => void)[] = [];
  class Upload {
    status = 200;
    responseText = '';
    timeout = 0;
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    url = '';
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader() {
      return undefined;
    }
    abort() {
      return undefined;
    }
    send() {
      sent.push(this.url);
      timeouts.push(this.timeout);
      const finish = () => {
        this.responseText = JSON.stringify(answer(this.url));
        this.onload?.();
      };
      if (holdsBack) releases.push(finish);
      else setTimeout(finish);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return { sent, timeouts, release: () => releases.splice(0).forEach((finish) => finish()) };
}

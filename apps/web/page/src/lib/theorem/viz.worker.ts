import { instance } from '@viz-js/viz';

const drawer = instance();

onmessage = async (event: MessageEvent<string>) => {
  try {
    postMessage({ svg: (await drawer).renderString(event.data, { format: 'svg' }) });
  } catch (fault) {
    postMessage({ fault: String(fault) });
  }
};

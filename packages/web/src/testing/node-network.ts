import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

// The fetch of Node does not accept bodies of jsdom, and jsdom's XMLHttpRequest would need
// permission to leave the test's origin. Requests therefore consist of Node's parts.

const DomFormData = FormData;
const emptyForm = await new Response(new URLSearchParams()).formData();
// The class is not exported by name.
const NodeFormData = emptyForm.constructor as new () => FormData;

vi.stubGlobal('Blob', NodeBlob);
vi.stubGlobal('File', NodeFile);
vi.stubGlobal('XMLHttpRequest', undefined);
vi.stubGlobal(
  'FormData',
  new Proxy(DomFormData, {
    // Only jsdom can read a form on the page.
    construct: (_target, [form]: [HTMLFormElement?]) =>
      form ? new DomFormData(form) : new NodeFormData(),
    // Both are forms.
    get: (target, key) =>
      key === Symbol.hasInstance
        ? (value: unknown) => value instanceof target || value instanceof NodeFormData
        : Reflect.get(target, key),
  }),
);

import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

// jsdom brings bodies of its own, which the fetch of Node does not take; and its XMLHttpRequest
// would ask for permission to leave the test's origin. Requests are therefore made of Node's parts.

const DomFormData = FormData;
const emptyForm = await new Response(new URLSearchParams()).formData();
// The class has no name of its own to import.
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
  }),
);

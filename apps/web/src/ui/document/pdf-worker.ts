// Named so that the server gives it a policy of its own: it reads a stranger's file and needs nobody.
import 'pdfjs-dist/build/pdf.worker.min.mjs';

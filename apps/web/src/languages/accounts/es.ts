import type { Words } from './english.ts';

export const words: Words = {
  accounts: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    confirm: 'Confirmar la contraseña',
    back: 'Atrás',
    okay: 'De acuerdo',
    login: 'Iniciar sesión',
    again: 'Volver a intentarlo',
    forgot: '¿Ha olvidado la contraseña?',
    yours: 'su dirección',
    link: 'su enlace',
  },
  'accounts-sign-in': {
    titles: {
      company: 'Iniciar sesión en su empresa',
      candidate: 'Iniciar sesión para presentarse a empleos',
      interviewer: 'Iniciar sesión para hacer entrevistas',
      superAdmin: 'Iniciar sesión como superadministración',
    },
    passwordMissing: 'Escriba su contraseña.',
    button: 'Iniciar sesión',
    create: 'Crear una cuenta',
    changed: 'Contraseña cambiada',
    changedText:
      'Su contraseña se ha cambiado y su sesión se ha cerrado en todos los dispositivos. Inicie sesión de nuevo con la nueva.',
  },
  'accounts-sign-up': {
    company: {
      title: 'Crear la cuenta de su empresa',
      intro:
        'Use su dirección de trabajo. Si su empresa ya está aquí, se pregunta a quien la administra.',
    },
    candidate: {
      title: 'Crear una cuenta para presentarse a empleos',
      intro: 'Si solo tiene un enlace a una entrevista, no necesita cuenta: abra el enlace.',
    },
    interviewer: {
      title: 'Crear una cuenta para hacer entrevistas',
      intro:
        'Haga entrevistas para empresas desde donde esté. Su identidad se comprueba antes de la primera.',
    },
    termsMissing: 'Acepte las condiciones para continuar.',
    terms: 'Acepto las condiciones de abajo.',
    haveOne: 'Tengo una cuenta',
    button: 'Crear la cuenta',
  },
  'accounts-address': {
    verify: 'Confirme su correo electrónico',
    sent: {
      before: 'Hemos enviado un enlace a ',
      after: '. Ábralo para confirmar que la dirección es suya.',
    },
    wait: 'Puede tardar un minuto. Si no llega nada, mire en la carpeta de correo no deseado.',
    resend: 'Enviar el enlace otra vez',
    resent: 'El correo se ha enviado.',
    notResent: 'No se ha podido enviar el correo.',
    expired: 'El enlace de confirmación ha caducado',
    tooOld: {
      before: 'El enlace para ',
      after: ' es demasiado antiguo o no estaba completo. Podemos enviarle otro.',
    },
    resendExpired: 'Enviar el enlace otra vez',
    resentExpired: 'El correo se ha enviado otra vez.',
    verified: 'Correo electrónico confirmado',
    otherBrowser:
      'Su correo electrónico está confirmado. Este no es el navegador en el que creó la cuenta, así que la contraseña que escribió allí no se ha tomado.',
    setByMail:
      'Le hemos enviado otro correo: elija con él su contraseña e inicie sesión de nuevo para continuar.',
    signInAgain: 'Su correo electrónico está confirmado. Inicie sesión de nuevo para continuar.',
    pending: 'Pendiente de aprobación',
    pendingText:
      'Su pertenencia espera aprobación, y se ha avisado a quien administra la empresa. Le escribimos en cuanto se decida; inicie sesión entonces como siempre.',
  },
  'accounts-passwords': {
    forgotPage: 'Contraseña olvidada',
    forgotTitle: '¿Ha olvidado la contraseña?',
    forgotIntro: 'Le enviamos un enlace para elegir otra.',
    reset: 'Restablecer',
    linkSent: 'Enlace enviado',
    sentTo: {
      before: 'Si hay una cuenta para ',
      after:
        ', el enlace para restablecer su contraseña se ha enviado allí. Sirve una vez, durante una hora.',
    },
    linkProblem: 'El enlace ha caducado o ya se ha usado. Vuelva a intentarlo.',
    choose: 'Elegir una contraseña nueva',
    chooseFor: {
      before: 'Para ',
      after: '. Después su sesión queda cerrada en todos los dispositivos.',
    },
    resetButton: 'Restablecer la contraseña',
    changed: 'Contraseña cambiada',
    changedText: 'Su contraseña se ha cambiado. Inicie sesión de nuevo con la nueva.',
    unchecked: 'No se ha podido comprobar el enlace',
    set: 'Elegir su contraseña',
    setFor: { before: 'Para ', after: '.' },
    submit: 'Enviar',
    invalid: 'Los datos no son válidos',
    isSet: 'Su contraseña está guardada.',
    setAlready: 'Su contraseña ya está elegida',
    signInAs: { before: 'Inicie sesión como ', after: ' con la contraseña que tiene.' },
    unusable: 'Este enlace ya no se puede usar',
    newLink: 'Enviar un enlace nuevo',
  },
  'password-fields': {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    needs: 'Lo que necesita la contraseña',
    lines: {
      length: 'Al menos 8 caracteres',
      cases: 'Una mayúscula y una minúscula',
      number: 'Un número',
      signs: 'Uno de # @ _ $ ! ^ % * ? & - y ningún otro signo',
    },
    done: ': cumplido',
    missing: ': falta',
  },
  'task-layout': {
    company: 'Decida sobre lo que pasó, con el momento a un clic.',
    candidate: 'Sepa antes de empezar qué se graba, y vea después quién lo ha visto.',
    interviewer: 'Diga lo que sabe y puede juzgar; una persona comprueba que es usted.',
    superAdmin: 'Todo lo que espera a alguien, en un solo lugar.',
    others: 'Entrevistas con las pruebas junto a las respuestas.',
  },
  sentences: {
    'Please enter your email ID.': 'Escriba su correo electrónico.',
    'Please enter valid email ID.': 'Escriba un correo electrónico válido.',
    'Please enter your new password.': 'Escriba su contraseña nueva.',
    'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.':
      'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un carácter especial y un número.',
    'Password must be at most 128 characters long.':
      'La contraseña debe tener como máximo 128 caracteres.',
    'This password is easy to guess. Please choose another one.':
      'Esta contraseña es fácil de adivinar. Elija otra.',
    'Please confirm your new password again.': 'Confirme su contraseña nueva.',
    'Password not matched!': 'La contraseña no coincide.',
    'Passwords do not match!': 'Las contraseñas no coinciden.',
    'Login failed. Please check your credentials.':
      'No se ha podido iniciar sesión. Compruebe sus datos.',
    'This account cannot sign in here.': 'Con esta cuenta no se puede iniciar sesión aquí.',
    'Link expired or already used. Please try again.':
      'El enlace ha caducado o ya se ha usado. Vuelva a intentarlo.',
    'Email verification failed. Please try again.':
      'No se ha podido confirmar el correo electrónico. Vuelva a intentarlo.',
    'Email already verified. !!': 'El correo electrónico ya está confirmado.',
    'This link is not one of ours. Please sign up again.':
      'Este enlace no es nuestro. Cree la cuenta otra vez.',
    'Your password is set already. Please sign in.':
      'Su contraseña ya está elegida. Inicie sesión.',
  },
};
